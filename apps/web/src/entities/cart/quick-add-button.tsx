import ShoppingBag from 'lucide-react/icons/shopping-bag';
import styles from './quick-add.module.css';
import { type Piece, useQuickAdd } from './use-quick-add.tsx';

/** 담기 on a product's picture. */
export function QuickAddButton(piece: Piece) {
  const { add, isPending } = useQuickAdd(piece);
  return (
    <button
      type="button"
      className={styles.add}
      aria-label={`${piece.name} 장바구니에 담기`}
      aria-busy={isPending}
      onClick={() => !isPending && add()}
    >
      <ShoppingBag size={20} strokeWidth={1.75} aria-hidden />
    </button>
  );
}
