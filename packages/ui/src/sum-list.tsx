import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './sum-list.module.css';
import { grouped, signedWon } from './won.ts';

export type SumRow = {
  label: ReactNode;
  /** Won, or words such as `무료`. A negative amount is a discount and is shown in the sale colour. */
  amount: number | string;
  /** The total of the rows above, under a dashed rule. */
  isSubtotal?: boolean;
};

type Props = {
  rows: readonly SumRow[];
  /** Won. */
  total?: { label: ReactNode; amount: number };
  className?: string;
};

const isMinus = (amount: number | string) => typeof amount === 'number' && amount < 0;

/**
 * Amounts that add up, one per line, with the total below a rule: the sum of an order or of a monthly payment. Give every summand,
 * discounts as negative numbers, so that a shopper can check the total.
 */
export function SumList({ rows, total, className }: Props) {
  return (
    <dl className={cx(styles.list, className)}>
      {rows.map(({ label, amount, isSubtotal }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity of their own and hold no state
        <div key={index} className={cx(styles.row, isMinus(amount) && styles.minus, isSubtotal && styles.subtotal)}>
          <dt>{label}</dt>
          <dd className={styles.amount}>{typeof amount === 'number' ? signedWon(amount) : amount}</dd>
        </div>
      ))}
      {total && (
        <div className={cx(styles.row, styles.total)}>
          <dt>{total.label}</dt>
          <dd className={styles.amount}>
            {grouped(total.amount)}
            <small>원</small>
          </dd>
        </div>
      )}
    </dl>
  );
}
