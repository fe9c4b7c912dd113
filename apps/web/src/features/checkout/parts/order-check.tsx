import { KeyValueList } from '@mall/ui/key-value-list';
import { Stack } from '@mall/ui/stack';
import { useArrivalWords } from '../../../entities/arrival/use-arrivals.ts';
import { giftArrival, orderCheck } from '../model/check-words.ts';
import type { Purchase } from '../model/purchase.ts';
import type { SheetView } from '../model/sheet-view.ts';
import styles from './order-check.module.css';

/** What is ordered, its price and its arrival, beside the order button. */
export function OrderCheck({ view, purchase }: { view: SheetView; purchase: Purchase }) {
  const arrivalOf = useArrivalWords(view.postcode);
  return (
    <section className={styles.check} aria-label="주문 확인">
      <KeyValueList items={orderCheck(view, purchase.isGift ? giftArrival : arrivalOf)} />
    </section>
  );
}

/** What a member can still do afterwards. */
export function OrderNotes() {
  return (
    <Stack as="ul" gap={4} className={styles.notes}>
      <li>결제한 뒤에도 상품을 준비하기 전까지는 바로 취소할 수 있어요.</li>
      <li>받은 날부터 7일 안에 교환하거나 반품할 수 있어요.</li>
    </Stack>
  );
}
