import type { OrderDetail } from '@mall/contracts/order';
import { KeyValueList } from '@mall/ui/key-value-list';
import { Row } from '@mall/ui/row';
import { Text } from '@mall/ui/text';
import { momentText } from '../../../lib/moment-text.ts';
import type { ScreenProps } from '../../../lib/routing/screen-props.ts';
import { deliveryFacts } from '../model/order-facts.ts';
import { CashReceipt } from '../parts/cash-receipt.tsx';
import { BuyAgain, OrderMoves } from '../parts/order-buttons.tsx';
import { PaidFacts } from '../parts/order-facts.tsx';
import { OrderFrame } from '../parts/order-frame.tsx';
import { OrderHistory } from '../parts/order-history.tsx';
import { OrderParcels } from '../parts/order-parcels.tsx';
import { OrderSections } from '../parts/order-sections.tsx';
import { OrderTools } from '../parts/order-tools.tsx';
import { OrderWay } from '../parts/order-way.tsx';
import styles from './order.module.css';
import { OrderSkeleton } from './order-skeleton.tsx';

/** An order in full; the bar above has the title, `claim` in the address opens the claim form. */
export function OrderPage({ orderNo, address }: ScreenProps<'orderDetail' | 'uploadOrder'>) {
  return (
    <OrderFrame orderNo={orderNo} claimType={address.claim} skeleton={<OrderSkeleton />} className={styles.page}>
      {(order) => (
        <>
          <Text size={13} tone="muted" tabular>
            {momentText(order.card.orderedAt)} · {order.card.orderNo}
          </Text>
          <OrderWay order={order} />
          <Row wraps gap={8} className={styles.buttons}>
            <OrderMoves order={order.card} />
            <BuyAgain order={order.card} />
          </Row>
          <OrderSections order={order} section={styles.section} lines={styles.lines} deposit={styles.section} />
          <Facts order={order} />
        </>
      )}
    </OrderFrame>
  );
}

function Facts({ order }: { order: OrderDetail }) {
  return (
    <>
      <section className={styles.section}>
        <h2>결제 정보</h2>
        <PaidFacts order={order} />
        <CashReceipt order={order} />
        <Row gap={8} className={styles.tools}>
          <OrderTools order={order} />
        </Row>
      </section>
      <section className={styles.section}>
        <h2>배송 정보</h2>
        <KeyValueList items={deliveryFacts(order, new Date())} />
        <OrderParcels order={order} />
      </section>
      <section className={styles.section}>
        <h2>주문 기록</h2>
        <OrderHistory order={order} />
      </section>
    </>
  );
}
