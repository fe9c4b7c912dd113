import type { GoodsCard } from '@mall/contracts/goods';
import { formatNumber } from '@mall/domain/money';
import styles from './rating-line.module.css';

type Props = { card: Pick<GoodsCard, 'reviewCount' | 'averageStars'> };

/** The tally of a product's reviews; nothing before the first one. */
export function RatingLine({ card: { reviewCount, averageStars } }: Props) {
  if (reviewCount === 0) return null;
  return (
    <p className={styles.rating}>
      <span aria-hidden>★</span>
      <span className="visually-hidden">별점 </span>
      {averageStars > 0 && averageStars.toFixed(1)} <span className="visually-hidden">후기 </span>(
      {formatNumber(reviewCount)})
    </p>
  );
}
