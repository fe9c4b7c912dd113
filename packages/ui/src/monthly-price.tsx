import { cx } from './cx.ts';
import styles from './monthly-price.module.css';
import { grouped, won } from './won.ts';

type Props = {
  amount: number;
  /** With both parts, the line `기기 75,183 + 요금 66,750` is shown below: no hidden sums. */
  deviceAmount?: number;
  planAmount?: number;
  size?: 'md' | 'lg';
  className?: string;
};

/** `월 141,933원`, the price of wireless goods. */
export function MonthlyPrice({ amount, deviceAmount, planAmount, size, className }: Props) {
  const hasParts = deviceAmount !== undefined && planAmount !== undefined;
  return (
    <span className={cx(styles.monthly, size === 'lg' && styles.lg, className)}>
      <span className="visually-hidden">월 {won(amount)}</span>
      <span className={styles.amount} aria-hidden="true">
        <small className={styles.month}>월</small>
        {grouped(amount)}
        <small>원</small>
      </span>
      {hasParts && (
        <span className={styles.parts}>
          기기 {grouped(deviceAmount)} + 요금 {grouped(planAmount)}
        </span>
      )}
    </span>
  );
}
