import { type CornerArea, cornerArea } from '@mall/contracts/codes';
import { type HomeItem, saveHome } from '@mall/contracts/office/home';
import type { ChangeEvent } from 'react';
import { BannerColours } from '../../kit/content/banner-colours.tsx';
import content from '../../kit/content/content.module.css';
import { LinkField } from '../../kit/content/link-field.tsx';
import { TextArea, TextField } from '../../kit/form/controls.tsx';
import { longestOf } from '../../kit/form/longest.ts';
import type { FieldErrors } from '../../kit/form/shape-errors.ts';
import { PictureField } from '../../kit/media/picture-field.tsx';
import { fromSeoulInput, toSeoulInput } from '../../lib/moments.ts';
import styles from './home.module.css';
import { heldAs, pictureName } from './picture-name.ts';

type Props = {
  mallId: number;
  area: CornerArea;
  item: HomeItem;
  /** Its path in error names. */
  at: string;
  errors: FieldErrors;
  onChange: (values: Partial<HomeItem>) => void;
};

const texts = [
  { name: 'kicker', label: '위 작은 글', Field: TextField },
  { name: 'title', label: '제목', Field: TextArea },
  { name: 'subtitle', label: '설명', Field: TextArea },
  { name: 'label', label: '표시', Field: TextField },
] as const;

/** The fields of one item of a home, and its period. A product needs no texts of its own. */
export function ItemForm({ mallId, area, item, at, errors, onChange }: Props) {
  return (
    <fieldset className={styles.itemForm}>
      <legend>{item.goodsGroupNo === '' ? '배너 고치기' : '상품이 보이는 기간'}</legend>
      {item.goodsGroupNo === '' && (
        <>
          {texts.map(({ name, label, Field }) => (
            <Field
              key={name}
              label={label}
              maxLength={longestOf(saveHome.body, `${at}.${name}`)}
              value={item[name]}
              error={errors[`${at}.${name}`]}
              onChange={({ target: { value } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
                onChange({ [name]: value })
              }
            />
          ))}
          {area !== cornerArea.quickMenu && (
            <PictureField
              label="사진"
              image={pictureName(item.image)}
              error={errors[`${at}.image`]}
              onChange={(name) => onChange({ image: heldAs(area, name) })}
            />
          )}
          <LinkField
            mallId={mallId}
            link={item.link}
            error={errors[`${at}.link`]}
            onChange={(link) => onChange({ link })}
          />
          {area !== cornerArea.quickMenu && <BannerColours colours={item} onChange={onChange} />}
        </>
      )}
      <div className={content.pair}>
        <Time
          label="시작"
          at={item.startsAt}
          error={errors[`${at}.startsAt`]}
          onChange={(startsAt) => onChange({ startsAt })}
        />
        <Time label="끝" at={item.endsAt} error={errors[`${at}.endsAt`]} onChange={(endsAt) => onChange({ endsAt })} />
      </div>
    </fieldset>
  );
}

type TimeProps = {
  label: string;
  at: string | null;
  error: string | undefined;
  onChange: (at: string | null) => void;
};

const Time = ({ label, at, error, onChange }: TimeProps) => (
  <TextField
    label={label}
    note="비우면 늘"
    type="datetime-local"
    value={toSeoulInput(at)}
    error={error}
    onChange={({ target: { value } }) => onChange(fromSeoulInput(value))}
  />
);
