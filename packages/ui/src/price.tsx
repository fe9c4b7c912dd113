import { cx } from './cx.ts';
import styles from './price.module.css';
import { grouped, won } from './won.ts';

type Props = {
  amount: number;
  /** Struck through above the price; for members only, so leave it out for visitors. */
  marketAmount?: number | null;
  /** Percentage off, whole. */
  rate?: number | null;
  size?: 'sm' | 'md' | 'lg';
  className?: string;
};

export function Price({ amount, marketAmount, rate, size, className }: Props) {
  const isDiscounted = typeof marketAmount === 'number' && marketAmount > amount;
  const hasRate = typeof rate === 'number' && rate > 0;
  const spoken = isDiscounted ? `시중가 ${won(marketAmount)}, 판매가 ${won(amount)}` : won(amount);
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
          </span>
        </span>
      </span>
    </span>
  );
}
