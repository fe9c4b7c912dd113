import { Button } from '@mall/ui/button';
import { Grid } from '@mall/ui/grid';
import { Row } from '@mall/ui/row';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { NotFoundPage } from '../../../components/page/not-found-page.tsx';
import { GiftBox } from '../../../entities/gift/gift-box.tsx';
import { OrderSteps } from '../../../entities/order/order-steps.tsx';
import { usePlacedOrder } from '../model/use-placed-order.ts';
import { CompleteHead } from '../parts/complete-head.tsx';
import { DepositAccount } from '../parts/deposit-account.tsx';
import { OrderReceipt } from '../parts/order-receipt.tsx';
import { Progress } from '../parts/progress.tsx';
import styles from './complete.module.css';

/** The confirmation of an order on the desktop site. */
export function CompletePage({ orderNo }: { orderNo: string }) {
  const { order, phase, isMissing, error, retry } = usePlacedOrder(orderNo, 'complete');
  if (isMissing) return <NotFoundPage />;
  if (error) return <ErrorNotice error={error} onRetry={retry} />;
  if (!order || !phase) return <Progress title="주문을 불러오고 있어요" />;
  return (
    <div className={styles.page}>
      <Row justify="center">
        <OrderSteps current="complete" />
      </Row>
      <CompleteHead order={order} phase={phase} headingLevel={1} />
      {phase === 'deposit' && <DepositAccount order={order} />}
      {order.gift && <GiftBox orderNo={orderNo} gift={order.gift} />}
      <OrderReceipt order={order} />
      <Grid columns="1fr 1.4fr" gap={8} marginTop={20}>
        <Button size="xl" render={<ScreenLink screen="home" />}>
          쇼핑 계속하기
        </Button>
        <Button variant="primary" size="xl" render={<ScreenLink screen="orderDetail" orderNo={orderNo} />}>
          주문 내역 보기
        </Button>
      </Grid>
    </div>
  );
}
