import { type Device, type PopupType, popupType } from '@mall/contracts/codes';
import type { PopupWords } from '@mall/contracts/office/popups';
import styles from '../../kit/content/content.module.css';
import { LinkField } from '../../kit/content/link-field.tsx';
import { PlaceField } from '../../kit/content/place-field.tsx';
import { TextPart } from '../../kit/content/text-part.tsx';
import { Segment, SelectField, TextField } from '../../kit/form/controls.tsx';
import type { OfficeForm } from '../../kit/form/use-office-form.ts';
import { PictureField } from '../../kit/media/picture-field.tsx';
import { deviceChoices, popupFieldWords as labels, typeWords } from './content-words.ts';
import { PopupPreview } from './popup-preview.tsx';

export const emptyPopup: PopupWords = {
  ...{ title: '', popupType: popupType.window, device: null, html: '', image: '', link: '', place: 1 },
};

const types = [popupType.top, popupType.window].map((value) => ({ value, label: typeWords[value] }));
const devices = [
  { value: '', label: 'PC와 모바일' },
  { value: 'pc', label: deviceChoices.pc },
  { value: 'mobile', label: deviceChoices.mobile },
];

type Props = { form: OfficeForm<PopupWords>; mallId: number };

/** The fields of a popup, for new and existing ones. */
export function PopupFields({ form, mallId }: Props) {
  const { values, errors, set } = form;
  const isWindow = values.popupType === popupType.window;
  return (
    <>
      <div>
        <Segment
          label="종류"
          choices={types}
          value={values.popupType}
          onChange={(value) => set('popupType', value as PopupType)}
        />
      </div>
      <TextField label={labels['title']} note="운영자만 봐요" {...form.field('title')} />
      <TextPart label="내용" html={values.html} error={errors['html']} onChange={(html) => set('html', html)} />
      <PictureField
        label="사진"
        help={isWindow ? '글 위에 크게 보여요.' : '글 뒤에 작게 보여요.'}
        image={values.image}
        error={errors['image']}
        onChange={(image) => set('image', image)}
      />
      <LinkField mallId={mallId} link={values.link} error={errors['link']} onChange={(link) => set('link', link)} />
      <div className={styles.pair}>
        <SelectField
          label="기기"
          choices={devices}
          value={values.device ?? ''}
          onChange={({ target: { value } }) => set('device', value === '' ? null : (value as Device))}
        />
        <PlaceField place={values.place} error={errors['place']} onChange={(place) => set('place', place)} />
      </div>
      <PopupPreview values={values} />
    </>
  );
}
