import type { OrderDetail } from '@mall/contracts/order';
import { hasOwnAccount } from '@mall/domain/access-matrix';
import { Button } from '@mall/ui/button';
import { Grid } from '@mall/ui/grid';
import { KeyValueList } from '@mall/ui/key-value-list';
import { Row } from '@mall/ui/row';
import { Text } from '@mall/ui/text';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { useMall } from '../../../lib/mall/mall-context.tsx';
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

/** An order in full; `claim` in the address opens the claim form. */
export function OrderPage({ orderNo, address }: ScreenProps<'orderDetail' | 'uploadOrder'>) {
  return (
    <OrderFrame orderNo={orderNo} claimType={address.claim} skeleton={<OrderSkeleton />} className={styles.page}>
      {(order) => (
        <>
          <Head order={order} />
          <Grid
            as="section"
            columns="minmax(0, 1fr) 240px"
            gap={40}
            padding={32}
            surface="frame"
            aria-label="진행 상황"
          >
            <div>
              <OrderWay order={order} />
              <Row wraps gap={8} marginTop={26} className={styles.buttons}>
                <OrderMoves order={order.card} />
                <BuyAgain order={order.card} />
              </Row>
            </div>
            <OrderHistory order={order} />
          </Grid>
          <OrderSections order={order} section={styles.section} lines={styles.lines} deposit={styles.box} />
          <Facts order={order} />
          <WayBack />
        </>
      )}
    </OrderFrame>
  );
}

/** A link to the list of orders, if there is one. */
function WayBack() {
  const { mall } = useMall();
  if (!hasOwnAccount(mall)) return null;
  return (
    <Button size="lg" className={styles.back} render={<ScreenLink screen="orderList" />}>
      주문 목록으로
    </Button>
  );
}

function Head({ order }: { order: OrderDetail }) {
  return (
    <Row as="header" align="end" justify="between" paddingBottom={22} className={styles.head}>
      <div>
        <Text as="h1" variant="page">
          주문 상세
        </Text>
        <Text size={15} tone="muted" tabular marginTop={4}>
          {momentText(order.card.orderedAt)} · 주문번호 {order.card.orderNo}
        </Text>
      </div>
      <Row wraps gap={8}>
        <OrderTools order={order} />
      </Row>
    </Row>
  );
}

function Facts({ order }: { order: OrderDetail }) {
  return (
    <Grid columns="repeat(auto-fit, minmax(min(100%, 300px), 1fr))" gap={20} marginTop={24}>
      <section className={styles.box}>
        <h2>결제 정보</h2>
        <PaidFacts order={order} />
        <CashReceipt order={order} />
      </section>
      <section className={styles.box}>
        <h2>배송 정보</h2>
        <KeyValueList items={deliveryFacts(order, new Date())} />
        <OrderParcels order={order} />
      </section>
    </Grid>
  );
}
