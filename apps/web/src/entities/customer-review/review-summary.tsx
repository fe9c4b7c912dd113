import type { ReviewSummary as Summary } from '@mall/contracts/customer-review';
import { reviewFits } from '@mall/contracts/customer-review-codes';
import { averageStars } from '@mall/domain/customer-review';
import { fitNames } from '@mall/domain/customer-review-words';
import { formatNumber } from '@mall/domain/money';
import styles from './review-summary.module.css';
import { Stars } from './stars.tsx';

/** The average of a product's stars, their distribution, and how it fits. */
export function ReviewSummary({ summary }: { summary: Summary }) {
  const { count, starCounts, fitCounts } = summary;
  const average = averageStars(starCounts);
  if (average === undefined) return null;
  const rated = sumOf(starCounts);
  const most = Math.max(...starCounts);
  return (
    <div className={styles.summary}>
      <p className={styles.average}>
        <b>{average.toFixed(1)}</b>
        <Stars value={average} size={20} />
        <span>후기 {formatNumber(count)}개</span>
      </p>
      <ul className={styles.spread} aria-label="별점마다 후기 수">
        {[5, 4, 3, 2, 1].map((stars) => {
          const here = starCounts[stars - 1] ?? 0;
          return (
            <li key={stars} data-most={here === most || undefined}>
              <span>{stars}점</span>
              <i aria-hidden>
                <i style={{ inlineSize: `${(here * 100) / rated}%` }} />
              </i>
              <span>{formatNumber(here)}</span>
            </li>
          );
        })}
      </ul>
      <Fit fitCounts={fitCounts} />
      {rated !== count && (
        <p className={styles.rule}>별점은 대가 없이 쓴 후기로만 세고, 운영자가 가린 후기의 별점도 함께 세요.</p>
      )}
    </div>
  );
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

function Fit({ fitCounts }: Pick<Summary, 'fitCounts'>) {
  const asked = sumOf(fitCounts);
  const most = Math.max(...fitCounts);
  const fit = reviewFits[fitCounts.indexOf(most)];
  if (asked === 0 || !fit) return null;
  return (
    <p className={styles.fit}>
      <span>사이즈</span>
      <b>{fitNames[fit]}</b>
      <b>{Math.round((most * 100) / asked)}%</b>
    </p>
  );
}
