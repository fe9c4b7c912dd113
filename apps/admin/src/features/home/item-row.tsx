import { useSortable } from '@dnd-kit/sortable';
import type { HomeItem, HomeProduct } from '@mall/contracts/office/home';
import { isShownAt } from '@mall/domain/home-areas';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import X from 'lucide-react/icons/x';
import { Badge } from '../../kit/badge.tsx';
import { IconButton } from '../../kit/button.tsx';
import { spanWords } from '../../kit/content/content-words.ts';
import { Thumb } from '../../kit/thumb.tsx';
import styles from './home.module.css';
import { thumbOf } from './picture-name.ts';

type Props = {
  id: string;
  item: HomeItem;
  product: HomeProduct | undefined;
  error: string | undefined;
  isOpen: boolean;
  mayWrite: boolean;
  onUp: (() => void) | false;
  onDown: (() => void) | false;
  onOpen: () => void;
  onRemove: () => void;
};

/** A banner or a product in its place. */
export function ItemRow({ id, item, product, error, isOpen, mayWrite, onUp, onDown, onOpen, onRemove }: Props) {
  const drag = useSortable({ id, disabled: !mayWrite });
  const name = product?.name ?? (item.title || item.goodsGroupNo || '새 배너');
  const shift = drag.transform ? `translate(0, ${Math.round(drag.transform.y)}px)` : undefined;
  return (
    <li
      ref={drag.setNodeRef}
      className={styles.item}
      style={{ transform: shift, transition: drag.transition }}
      data-open={isOpen || undefined}
    >
      <button
        ref={drag.setActivatorNodeRef}
        type="button"
        className={styles.handle}
        {...drag.attributes}
        {...drag.listeners}
        aria-label={`${name} 끌어서 옮기기`}
      >
        <GripVertical size={16} strokeWidth={1.75} aria-hidden="true" />
      </button>
      <Thumb image={product?.image ?? thumbOf(item.image)} size="sm" />
      <button type="button" className={styles.name} aria-expanded={isOpen} onClick={onOpen}>
        <b>{name}</b>
        <small>{error ?? [product?.productNo, item.link, spanOf(item)].filter(Boolean).join(' · ')}</small>
      </button>
      {!isShownAt(item, new Date()) && <Badge size="sm">기간 아님</Badge>}
      {product && !product.isVisible && (
        <Badge size="sm" tone="warn">
          진열 안 됨
        </Badge>
      )}
      <IconButton icon={ArrowUp} label={`${name} 위로`} disabled={!onUp} onClick={onUp || undefined} />
      <IconButton icon={ArrowDown} label={`${name} 아래로`} disabled={!onDown} onClick={onDown || undefined} />
      <IconButton icon={X} label={`${name} 빼기`} onClick={onRemove} />
    </li>
  );
}

const spanOf = ({ startsAt, endsAt }: HomeItem): string =>
  startsAt === null && endsAt !== null
    ? `${spanWords({ startsAt: endsAt, endsAt: null }).replace('부터', '까지')}`
    : spanWords({ startsAt, endsAt });
