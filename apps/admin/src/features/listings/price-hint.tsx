import type { ListingRow } from '@mall/contracts/office/listings';
import { warningsOf, warningWords } from '@mall/domain/office/listing-price';
import { Toned } from '../../kit/badge.tsx';
import { grouped, numberOf, percentText } from '../../lib/numbers.ts';
import styles from './listings.module.css';

type Props = { row: ListingRow; typed: string };

/** How a typed price compares with the current one, with warnings. */
export function PriceHint({ row, typed }: Props) {
  const { salePrice: before, supplyPrice, lowestPrice, highestPrice } = row;
  const after = numberOf(typed);
  const change = Number.isNaN(after) || before === 0 ? 0 : ((after - before) / before) * 100;
  return (
    <p className={styles.hint} role="status">
      지금 {grouped(before)}원{change !== 0 && ` · ${percentText(change)}`}
      {lowestPrice !== null && highestPrice !== null && ` · ${grouped(lowestPrice)}–${grouped(highestPrice)}원 안에서`}
      {warningsOf({ before, after, supplyPrice }).map((warning) => (
        <Toned key={warning} tone="warn" isStrong>
          {' '}
          · {warningWords[warning]}
        </Toned>
      ))}
    </p>
  );
}
