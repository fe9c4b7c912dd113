import type { OrderDetail } from '@mall/contracts/order';
import { Note } from '@mall/ui/note';
import { momentText } from '../../../lib/moment-text.ts';
import type { usePayAgain } from '../model/use-pay-again.ts';
import { OrderReceipt } from './order-receipt.tsx';
import { PaymentTiles } from './payment-tiles.tsx';
import styles from './unpaid-order.module.css';

type Props = { order: OrderDetail; paying: ReturnType<typeof usePayAgain>; methodColumns: 2 | 4 };

/** A placed order that waits for its payment: why it was not paid, how long it waits, and with what to try again. */
export function UnpaidOrder({ order, paying, methodColumns }: Props) {
  return (
    <div className={styles.unpaid}>
      <Note tone="warn">
        <p role="status">{paying.reason ?? '아직 결제하지 않은 주문이에요.'}</p>
        <p>{momentText(order.expiresAt)}까지 상품을 맡아 둘게요. 그 뒤에는 주문이 취소돼요.</p>
      </Note>
      <section aria-labelledby="pay-method">
        <h2 id="pay-method" className={styles.title}>
          결제 수단
        </h2>
        <PaymentTiles value={paying.method} columns={methodColumns} onChange={paying.choose} />
      </section>
      <OrderReceipt order={order} />
    </div>
  );
}
