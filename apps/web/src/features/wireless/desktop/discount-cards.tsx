import { formatNumber, formatWon } from '@mall/domain/money';
import type { PricedChoice } from '@mall/domain/wireless-choice';
import { Badge } from '@mall/ui/badge';
import { Grid } from '@mall/ui/grid';
import { Row } from '@mall/ui/row';
import { Text } from '@mall/ui/text';
import { type CSSProperties, useId } from 'react';
import { type DiscountOffer, discountOffers, totalLabel } from '../model/discount-words.ts';
import type { Wireless } from '../model/use-wireless.ts';
import styles from './discount-cards.module.css';

type Props = { wireless: Wireless; priced: PricedChoice };

/** The two discounts side by side; neither is preselected, the cheaper one is marked. */
export function DiscountCards({ wireless: { choice, choose }, priced }: Props) {
  const group = useId();
  return (
    <>
      <Grid columns="1fr 1fr" gap={10} className={styles.cards} role="radiogroup" aria-label="할인 방법">
        {discountOffers(priced).map((offer) => (
          <label key={offer.type} className={styles.card}>
            <input
              type="radio"
              className={styles.input}
              name={group}
              value={offer.type}
              checked={offer.type === choice.discountType}
              onChange={() => choose({ discountType: offer.type })}
            />
            <OfferBody offer={offer} />
          </label>
        ))}
      </Grid>
      <Row as="p" gap={16} marginTop={10} className={styles.legend} aria-hidden="true">
        <span>기기값</span>
        <span>통신요금</span>
      </Row>
    </>
  );
}

function OfferBody({ offer: { label, quote, gain, saving } }: { offer: DiscountOffer }) {
  const share = quote.monthlyTotal === 0 ? 0 : (quote.deviceMonthly / quote.monthlyTotal) * 100;
  return (
    <>
      <span className={styles.title}>
        {label}
        {saving > 0 && <Badge tone="sale">{formatWon(saving)} 더 저렴</Badge>}
      </span>
      <span className={styles.price}>
        월 {formatNumber(quote.monthlyTotal)}
        <Text as="small" size={14} weight="semibold">
          원
        </Text>
      </span>
      <span className={styles.detail}>
        {gain} · {totalLabel(quote)} {formatWon(quote.termTotal)}
      </span>
      <span className={styles.bar} style={{ '--device-share': `${share}%` } as CSSProperties} aria-hidden="true" />
    </>
  );
}
