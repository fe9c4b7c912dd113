import type { CartLine } from '@mall/contracts/cart';
import type { LineActions } from '../model/use-cart.ts';
import styles from './cart-group.module.css';
import { CartLineRow } from './cart-line.tsx';

type Props = { lines: readonly CartLine[]; actions: LineActions };

/** Lines that cannot be bought any more, apart from those that can. */
export function GoneLines({ lines, actions }: Props) {
  if (lines.length === 0) return null;
  return (
    <section className={styles.group} aria-label="구매할 수 없는 상품">
      <div className={styles.head}>
        <h2>구매할 수 없는 상품</h2>
        <span>{lines.length}개</span>
      </div>
      <ul>
        {lines.map((line) => (
          <CartLineRow key={`${line.productNo} ${line.optionNo}`} line={line} actions={actions} />
        ))}
      </ul>
    </section>
  );
}
