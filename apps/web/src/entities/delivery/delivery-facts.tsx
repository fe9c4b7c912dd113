import type { GoodsDetail } from '@mall/contracts/goods-detail';
import { formatWon } from '@mall/domain/money';
import { KeyValueList } from '@mall/ui/key-value-list';
import { Skeleton } from '@mall/ui/skeleton';
import { Text } from '@mall/ui/text';
import { arrivalSentence } from '../arrival/arrival-words.ts';
import { useIsArrivalLoading } from '../arrival/use-arrivals.ts';
import { useNextArrival } from '../arrival/use-next-arrival.ts';
import styles from './delivery-facts.module.css';
import { deliveryNoteOf, deliveryWay } from './delivery-promise.ts';
import { feeOf, feeText } from './delivery-words.ts';

type Props = {
  goods: GoodsDetail;
  total: number;
  /** Whether the chosen option is sold out; by default, whether the product is. */
  isSoldOut?: boolean;
};

/** Delivery method, arrival and fee for the chosen total. */
export function DeliveryFacts({ goods, total, isSoldOut = goods.card.isSoldOut }: Props) {
  const { way, promise } = deliveryWay(goods.deliveryMethod, deliveryNoteOf(goods.card));
  const next = useNextArrival({ ...goods.card, isSoldOut });
  const isComing = useIsArrivalLoading() && !isSoldOut;
  const { freeDeliveryFrom } = goods;
  const delivery = (
    <>
      <Text as="b" weight="semibold">
        {way}
      </Text>
      {promise !== '' && <span className={styles.promise}> · {promise}</span>}
    </>
  );
  const fee = (
    <>
      {feeText(goods)}
      {goods.deliveryFee > 0 && freeDeliveryFrom !== null && (
        <span className={styles.missing}>
          {feeOf(goods, total) === 0
            ? '고른 금액이면 배송비가 무료예요'
            : `${formatWon(freeDeliveryFrom - total)} 더 사면 배송비가 무료예요`}
        </span>
      )}
    </>
  );
  return (
    <KeyValueList
      className={styles.facts ?? ''}
      items={[
        { label: '배송', value: delivery },
        ...(isComing ? [{ label: '도착', value: <Skeleton width={220} height={21} /> }] : []),
        ...(next
          ? [{ label: '도착', value: <b className={styles.arrival}>{arrivalSentence(next.arrival, next.now)}</b> }]
          : []),
        { label: '배송비', value: fee },
      ]}
    />
  );
}
