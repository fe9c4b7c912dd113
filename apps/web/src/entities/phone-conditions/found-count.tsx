import { formatNumber, formatWonPerMonth } from '@mall/domain/money';
import type { PhonePrice } from '@mall/domain/phone-prices';
import styles from './found-count.module.css';

/** How many phones a choice leaves, and their lowest monthly sum: beside the button that shows them. */
export type FoundPhones = {
  readonly total: number;
  readonly all: number;
  readonly isPending: boolean;
  readonly least: { readonly price: PhonePrice } | undefined;
};

export function FoundCount({ total, all, isPending, least }: FoundPhones) {
  return (
    <p className={styles.found} role="status">
      {!isPending && (
        <b>
          {total < all && `${formatNumber(all)}개 중 `}
          {formatNumber(total)}개
        </b>
      )}
      {least && <span>{formatWonPerMonth(least.price.quote.monthlyTotal)}부터</span>}
    </p>
  );
}
