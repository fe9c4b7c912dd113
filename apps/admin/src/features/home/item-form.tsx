import { type CornerArea, cornerArea } from '@mall/contracts/codes';
import { type HomeItem, saveHome } from '@mall/contracts/office/home';
import { contrastOf, leastContrast } from '@mall/domain/contrast';
import type { ChangeEvent } from 'react';
import content from '../../kit/content/content.module.css';
import { LinkField } from '../../kit/content/link-field.tsx';
import { Checkbox, TextArea, TextField } from '../../kit/form/controls.tsx';
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
  /** How errors name it. */
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

/** What one thing of a home says, and when it is shown. A product says for itself what it is. */
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
          {area !== cornerArea.quickMenu && <Colours item={item} onChange={onChange} />}
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

const white = '#ffffff';
const ink = '#1a1d21';

/** The ground of a banner, and whether its words stand out from it. */
function Colours({ item, onChange }: Pick<Props, 'item' | 'onChange'>) {
  const { colourFrom, colourTo, isOnDark } = item;
  const grounds = [colourFrom, colourTo].filter((colour) => colour !== null);
  const least = Math.min(...grounds.map((ground) => contrastOf(ground, isOnDark ? white : ink)));
  const isFaint = grounds.length > 0 && least < leastContrast;
  return (
    <div className={styles.colours}>
      <Colour label="바탕색 왼쪽" colour={colourFrom} onChange={(value) => onChange({ colourFrom: value })} />
      <Colour label="바탕색 오른쪽" colour={colourTo} onChange={(value) => onChange({ colourTo: value })} />
      <Checkbox checked={isOnDark} onChange={({ target }) => onChange({ isOnDark: target.checked })}>
        흰 글씨
      </Checkbox>
      {grounds.length > 0 && (
        <p role="status" data-faint={isFaint || undefined}>
          글씨 대비 {least.toFixed(1)} : 1
          {isFaint && ` · ${leastContrast} 이상이어야 잘 읽혀요. 바탕색이나 글씨색을 바꿔 주세요.`}
        </p>
      )}
    </div>
  );
}

type ColourProps = { label: string; colour: string | null; onChange: (colour: string | null) => void };

const Colour = ({ label, colour, onChange }: ColourProps) => (
  <TextField label={label} type="color" value={colour ?? white} onChange={({ target: { value } }) => onChange(value)} />
);
