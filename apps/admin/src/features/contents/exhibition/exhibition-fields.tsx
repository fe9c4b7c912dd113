import { categoryType } from '@mall/contracts/codes';
import { listOfficeCategories } from '@mall/contracts/office/categories';
import type { ExhibitionWords } from '@mall/contracts/office/exhibitions';
import { useQuery } from '@tanstack/react-query';
import { BannerColours } from '../../../kit/content/banner-colours.tsx';
import content from '../../../kit/content/content.module.css';
import { LinesField } from '../../../kit/content/lines-field.tsx';
import { PlaceField } from '../../../kit/content/place-field.tsx';
import { SelectField, TextArea, TextField } from '../../../kit/form/controls.tsx';
import type { OfficeForm } from '../../../kit/form/use-office-form.ts';
import { PictureField } from '../../../kit/media/picture-field.tsx';
import { reading } from '../../../lib/use-office.ts';
import { exhibitionFieldWords as labels } from './exhibition-words.ts';
import { SectionList } from './section-list.tsx';

type Props = { form: OfficeForm<ExhibitionWords>; mallId: number };

/** An exhibition: its head, its opening days, and its sections in order. */
export function ExhibitionFields({ form, mallId }: Props) {
  const { values, errors, set, field } = form;
  return (
    <>
      <TextField label={labels.kicker} note="선택" {...field('kicker')} />
      <TextArea label={labels.title} help="줄을 바꾼 대로 보여요." rows={2} {...field('title')} />
      <TextField label={labels.subtitle} note="선택" {...field('subtitle')} />
      <TextArea label={labels.description} note="선택" {...field('description')} />
      <div className={content.pair}>
        <TextField label={labels.startsOn} type="date" {...field('startsOn')} />
        <TextField label={labels.endsOn} type="date" {...field('endsOn')} />
      </div>
      <p className={content.note}>공개하면 여는 날까지는 예고로, 닫는 날이 지나면 끝난 기획전으로 보여요.</p>
      <PictureField
        label={labels.image}
        help="PC와 모바일에 크기를 맞춰 함께 보여요."
        image={values.image}
        error={errors['image']}
        onChange={(image) => set('image', image)}
      />
      <BannerColours
        colours={values}
        onChange={(changed) => {
          for (const [name, value] of Object.entries(changed)) set(name as 'colourFrom', value as string);
        }}
      />
      <div className={content.pair}>
        <MenuField form={form} mallId={mallId} />
        <PlaceField place={values.place} error={errors['place']} onChange={(place) => set('place', place)} />
      </div>
      <SectionList
        {...{ mallId, errors }}
        sections={values.sections}
        onChange={(sections) => set('sections', sections)}
      />
      <LinesField
        label={labels.noticeLines}
        help="한 줄에 하나씩 적어요."
        lines={values.noticeLines}
        error={errors['noticeLines']}
        onChange={(lines) => set('noticeLines', lines)}
      />
    </>
  );
}

/** The category in whose list of exhibitions it appears. */
function MenuField({ form: { values, errors, set }, mallId }: Props) {
  const { data } = useQuery(reading(listOfficeCategories, { params: { mallId } }));
  const menus = data?.categories.filter(({ type }) => type === categoryType.event) ?? [];
  return (
    <SelectField
      label={labels.categoryNo}
      placeholder="기획전 전체에만"
      choices={menus.map(({ categoryNo, name }) => ({ value: categoryNo, label: name }))}
      value={values.categoryNo ?? ''}
      error={errors['categoryNo']}
      onChange={({ target: { value } }) => set('categoryNo', value === '' ? null : value)}
    />
  );
}
