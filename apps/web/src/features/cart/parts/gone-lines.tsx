import type { CartLine } from '@mall/contracts/cart-lines';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import type { LineActions } from '../model/use-cart.ts';
import styles from './cart-group.module.css';
import type { LineRow } from './cart-group.tsx';

type Props = { lines: readonly CartLine[]; actions: LineActions; row: LineRow };

/** Lines that can no longer be bought, separate from the others. */
export function GoneLines({ lines, actions, row: Row }: Props) {
  const { device } = useMall();
  if (lines.length === 0) return null;
  return (
    <section className={styles[device]} aria-label="구매할 수 없는 상품">
      <div className={styles.head}>
        <h2>구매할 수 없는 상품</h2>
        <span>{lines.length}개</span>
      </div>
      <ul>
        {lines.map((line) => (
          <Row key={`${line.productNo} ${line.optionNo}`} line={line} actions={actions} />
        ))}
      </ul>
    </section>
  );
}
