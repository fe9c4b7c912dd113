import { cx } from './cx.ts';
import styles from './price.module.css';
import { grouped, won } from './won.ts';

type Props = {
  amount: number;
  /** Struck above the price; members only, so leave it out for visitors. */
  marketAmount?: number | null;
  /** Percent off, whole. */
  rate?: number | null;
  size?: 'sm' | 'md' | 'lg';
  /** `month` reads `N원/월`. */
  period?: 'month';
  className?: string;
};

export function Price({ amount, marketAmount, rate, size, period, className }: Props) {
  const isDiscounted = typeof marketAmount === 'number' && marketAmount > amount;
  const hasRate = typeof rate === 'number' && rate > 0;
  const unit = period === 'month' ? '원/월' : '원';
  const spoken = isDiscounted
    ? `시중가 ${won(marketAmount)}, 판매가 ${grouped(amount)}${unit}`
    : `${grouped(amount)}${unit}`;
  return (
    <span className={cx(styles.price, size && styles[size], className)}>
      <span className="visually-hidden">{hasRate ? `${spoken}, ${rate}% 할인` : spoken}</span>
      <span aria-hidden="true">
        {isDiscounted && <del className={styles.market}>{won(marketAmount)}</del>}
        <span className={styles.now}>
          {hasRate && <span className={styles.rate}>{rate}%</span>}
          <span className={styles.amount}>
            {grouped(amount)}
            <small>원</small>
            {period === 'month' && <small className={styles.period}>/월</small>}
          </span>
        </span>
      </span>
    </span>
  );
}
