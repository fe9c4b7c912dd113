import { cornerArea } from '@mall/contracts/codes';
import { type HomeArea, type HomeItem, type HomeProduct, mostHomeItems, saveHome } from '@mall/contracts/office/home';
import { isShelf } from '@mall/domain/home-areas';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { LinkField } from '../../kit/content/link-field.tsx';
import { ProductPicker } from '../../kit/content/product-picker.tsx';
import { TextField } from '../../kit/form/controls.tsx';
import { longestOf } from '../../kit/form/longest.ts';
import type { FieldErrors } from '../../kit/form/shape-errors.ts';
import styles from './home.module.css';
import { areaWords, emptyItem } from './home-words.ts';
import { ItemForm } from './item-form.tsx';
import { ItemList } from './item-list.tsx';

/** The picture of a new shortcut; shortcuts have drawings instead of pictures. */
const drawing = 'emoji/box';

type Props = {
  mallId: number;
  area: HomeArea;
  /** Its index among the areas of the call, used in error names. */
  place: number;
  products: readonly HomeProduct[];
  errors: FieldErrors;
  mayWrite: boolean;
  onChange: (area: HomeArea) => void;
};

/** One area: its texts, and its items in order. */
export function AreaPanel({ mallId, area, place, products, errors, mayWrite, onChange }: Props) {
  const [open, setOpen] = useState<number>();
  const [added, setAdded] = useState<readonly HomeProduct[]>([]);
  const { items } = area;
  const hasProducts = isShelf(area.area);
  const at = `areas.${place}`;
  const set = (values: Partial<HomeArea>) => onChange({ ...area, ...values });
  const change = (index: number, values: Partial<HomeItem>) =>
    set({ items: items.map((item, other) => (other === index ? { ...item, ...values } : item)) });
  const add = (item: HomeItem) => set({ items: [...items, item] });
  const item = open === undefined ? undefined : items[open];
  return (
    <section className={styles.panel} aria-label={areaWords[area.area]}>
      <h2>{areaWords[area.area]}</h2>
      <fieldset className={styles.fields} disabled={!mayWrite}>
        <TextField
          label="구역 제목"
          note="선택"
          maxLength={longestOf(saveHome.body, `${at}.title`)}
          value={area.title}
          error={errors[`${at}.title`]}
          onChange={({ target: { value } }) => set({ title: value })}
        />
        <TextField
          label="구역 설명"
          note="선택"
          maxLength={longestOf(saveHome.body, `${at}.subtitle`)}
          value={area.subtitle}
          error={errors[`${at}.subtitle`]}
          onChange={({ target: { value } }) => set({ subtitle: value })}
        />
        <LinkField
          mallId={mallId}
          label="더 보기 링크"
          link={area.link}
          error={errors[`${at}.link`]}
          onChange={(link) => set({ link })}
        />
        <ItemList
          {...{ items, mayWrite, open, errors, at }}
          products={[...products, ...added]}
          onMove={(moved) => {
            setOpen(undefined);
            set({ items: [...moved] });
          }}
          onOpen={(index) => setOpen(index === open ? undefined : index)}
          onRemove={(index) => {
            setOpen(undefined);
            set({ items: items.filter((_, other) => other !== index) });
          }}
        />
        {items.length < mostHomeItems &&
          (hasProducts ? (
            <ProductPicker
              mallId={mallId}
              onPick={(product) => {
                setAdded([...added, product]);
                add({ ...emptyItem, goodsGroupNo: product.productNo });
              }}
            />
          ) : (
            <Button
              icon={Plus}
              onClick={() => {
                add(area.area === cornerArea.quickMenu ? { ...emptyItem, image: drawing } : emptyItem);
                setOpen(items.length);
              }}
            >
              배너 추가
            </Button>
          ))}
        {open !== undefined && item && (
          <ItemForm
            key={open}
            {...{ mallId, item, errors, area: area.area, at: `${at}.items.${open}` }}
            onChange={(values) => change(open, values)}
          />
        )}
      </fieldset>
    </section>
  );
}
