import { Button } from '@mall/ui/button';
import { Row } from '@mall/ui/row';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { NotFoundPage } from '../../../components/page/not-found-page.tsx';
import { GiftBox } from '../../../entities/gift/gift-box.tsx';
import type { ScreenProps } from '../../../lib/routing/screen-props.ts';
import { usePlacedOrder } from '../model/use-placed-order.ts';
import { CompleteHead } from '../parts/complete-head.tsx';
import { DepositAccount } from '../parts/deposit-account.tsx';
import { OrderReceipt } from '../parts/order-receipt.tsx';
import { Progress } from '../parts/progress.tsx';
import { ClosingTopBar } from './closing-top-bar.tsx';
import styles from './placed.module.css';

/** The confirmation of an order on the mobile site; the bar above has the page's title. */
export function CompletePage({ orderNo }: ScreenProps<'orderComplete'>) {
  return (
    <>
      <ClosingTopBar title="주문 완료" />
      <Complete orderNo={orderNo} />
    </>
  );
}

function Complete({ orderNo }: { orderNo: string }) {
  const { order, phase, isMissing, error, retry } = usePlacedOrder(orderNo, 'complete');
  if (isMissing) return <NotFoundPage />;
  if (error) return <ErrorNotice error={error} onRetry={retry} />;
  if (!order || !phase) return <Progress title="주문을 불러오고 있어요" headingLevel={2} />;
  return (
    <div className={styles.page}>
      <div className={styles.content}>
        <CompleteHead order={order} phase={phase} headingLevel={2} />
        {phase === 'deposit' && <DepositAccount order={order} />}
        {order.gift && <GiftBox orderNo={orderNo} gift={order.gift} />}
        <OrderReceipt order={order} />
      </div>
      <Row gap={8} className={styles.bar}>
        <Button className={styles.second} size="xl" render={<ScreenLink screen="home" />}>
          쇼핑 계속하기
        </Button>
        <Button
          className={styles.main}
          variant="primary"
          size="xl"
          render={<ScreenLink screen="orderDetail" orderNo={orderNo} />}
        >
          주문 내역 보기
        </Button>
      </Row>
    </div>
  );
}
