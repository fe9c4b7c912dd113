import { arrayMove } from '@dnd-kit/sortable';
import type { HomeItem, HomeProduct } from '@mall/contracts/office/home';
import type { FieldErrors } from '../../kit/form/shape-errors.ts';
import { SortableList } from '../../kit/sortable-list.tsx';
import styles from './home.module.css';
import { ItemRow } from './item-row.tsx';

type Props = {
  items: readonly HomeItem[];
  products: readonly HomeProduct[];
  errors: FieldErrors;
  /** The area's path in error names. */
  at: string;
  open: number | undefined;
  mayWrite: boolean;
  onMove: (items: readonly HomeItem[]) => void;
  onOpen: (index: number) => void;
  onRemove: (index: number) => void;
};

const idOf = (index: number) => `item ${index}`;
const indexOf = (id: string) => Number(id.slice(5));

/** The items of an area in order: moved by dragging, or by 위로 and 아래로. */
export function ItemList({ items, products, errors, at, open, mayWrite, onMove, onOpen, onRemove }: Props) {
  const move = (from: number, to: number) => {
    if (to >= 0 && to < items.length && to !== from) onMove(arrayMove([...items], from, to));
  };
  if (items.length === 0)
    return <p className={styles.note}>아직 아무것도 없어요. 비어 있으면 몰에 이 구역이 보이지 않아요.</p>;
  return (
    <SortableList
      ids={items.map((_, index) => idOf(index))}
      what="배너"
      nameOf={(id) => items[indexOf(id)]?.title || `${indexOf(id) + 1}번째`}
      onDrop={(moved, over) => move(indexOf(moved), indexOf(over))}
    >
      <ol className={styles.items} aria-label="순서">
        {items.map((item, index) => (
          <ItemRow
            key={idOf(index)}
            id={idOf(index)}
            {...{ item, mayWrite }}
            product={products.find(({ productNo }) => productNo === item.goodsGroupNo)}
            error={Object.entries(errors).find(([name]) => name.startsWith(`${at}.items.${index}.`))?.[1]}
            isOpen={index === open}
            onUp={index > 0 && (() => move(index, index - 1))}
            onDown={index < items.length - 1 && (() => move(index, index + 1))}
            onOpen={() => onOpen(index)}
            onRemove={() => onRemove(index)}
          />
        ))}
      </ol>
    </SortableList>
  );
}
