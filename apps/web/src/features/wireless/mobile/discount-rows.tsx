import { formatNumber, formatWon } from '@mall/domain/money';
import type { PricedChoice } from '@mall/domain/wireless-choice';
import { Badge } from '@mall/ui/badge';
import { Stack } from '@mall/ui/stack';
import { useId } from 'react';
import { discountOffers } from '../model/discount-words.ts';
import type { Wireless } from '../model/use-wireless.ts';
import styles from './discount-rows.module.css';

type Props = { wireless: Wireless; priced: PricedChoice };

/** The two discounts one above the other; neither is preselected, the cheaper one is marked. */
export function DiscountRows({ wireless: { choice, choose }, priced }: Props) {
  const group = useId();
  return (
    <Stack gap={8} role="radiogroup" aria-label="할인 방법">
      {discountOffers(priced).map(({ type, label, quote, gain, saving }) => (
        <label key={type} className={styles.row}>
          <input
            type="radio"
            className={styles.input}
            name={group}
            value={type}
            checked={type === choice.discountType}
            onChange={() => choose({ discountType: type })}
          />
          <span className={styles.title}>
            <span>
              {label}
              {saving > 0 && <Badge tone="sale">{formatWon(saving)} 절약</Badge>}
            </span>
            <b>월 {formatNumber(quote.monthlyTotal)}원</b>
          </span>
          <span className={styles.detail}>
            <span>{gain}</span>
            <span>합계 {formatWon(quote.termTotal)}</span>
          </span>
        </label>
      ))}
    </Stack>
  );
}
