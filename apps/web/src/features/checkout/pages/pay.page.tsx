import type { OrderDetail } from '@mall/contracts/order';
import { formatWon } from '@mall/domain/money';
import { Button } from '@mall/ui/button';
import { Row } from '@mall/ui/row';
import { Stack } from '@mall/ui/stack';
import { Text } from '@mall/ui/text';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { NotFoundPage } from '../../../components/page/not-found-page.tsx';
import { OrderSteps } from '../../../entities/order/order-steps.tsx';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import { useIsLeaving } from '../model/payment-window.ts';
import { usePayAgain } from '../model/use-pay-again.ts';
import { usePlacedOrder } from '../model/use-placed-order.ts';
import { EndedOrder } from '../parts/ended-order.tsx';
import { Progress } from '../parts/progress.tsx';
import { UnpaidOrder } from '../parts/unpaid-order.tsx';
import styles from './pay.module.css';

/** A placed order that is not paid yet; on a phone the first heading is in the bar. */
export function PayPage({ orderNo }: { orderNo: string }) {
  const isLeaving = useIsLeaving();
  const headingLevel = useMall().device === 'mobile' ? 2 : 1;
  const { order, phase, isPending, isMissing, error, retry } = usePlacedOrder(orderNo, 'pay');
  if (isLeaving) return <Progress title="결제창을 열고 있어요" headingLevel={headingLevel} />;
  if (isMissing) return <NotFoundPage />;
  if (error) return <ErrorNotice error={error} onRetry={retry} />;
  if (isPending || !order) return <Progress title="주문을 불러오고 있어요" headingLevel={headingLevel} />;
  return phase === 'ended' ? <EndedOrder order={order} headingLevel={headingLevel} /> : <Unpaid order={order} />;
}

function Unpaid({ order }: { order: OrderDetail }) {
  const paying = usePayAgain(order);
  const { device } = useMall();
  const pay = (
    <Button variant="primary" size="xl" block isLoading={paying.isBusy} onClick={paying.pay}>
      {formatWon(order.card.totalAmount)} 결제하기
    </Button>
  );
  if (device === 'mobile') {
    return (
      <div className={styles.mobile}>
        <UnpaidOrder order={order} paying={paying} methodColumns={2} />
        <div className={styles.bar}>{pay}</div>
      </div>
    );
  }
  return (
    <Stack gap={28} className={styles.pc}>
      <Row align="end" justify="between">
        <Text as="h1" variant="screen">
          결제하기
        </Text>
        <OrderSteps current="checkout" />
      </Row>
      <UnpaidOrder order={order} paying={paying} methodColumns={4}>
        {pay}
      </UnpaidOrder>
    </Stack>
  );
}
