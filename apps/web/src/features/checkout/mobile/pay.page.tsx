import type { OrderDetail } from '@mall/contracts/order';
import { formatWon } from '@mall/domain/money';
import { Button } from '@mall/ui/button';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { NotFoundPage } from '../../../components/page/not-found-page.tsx';
import { useIsLeaving } from '../model/payment-window.ts';
import { usePayAgain } from '../model/use-pay-again.ts';
import { usePlacedOrder } from '../model/use-placed-order.ts';
import { EndedOrder } from '../parts/ended-order.tsx';
import { Progress } from '../parts/progress.tsx';
import { UnpaidOrder } from '../parts/unpaid-order.tsx';
import styles from './placed.module.css';

/** A placed order that is not paid yet, on the mobile site; the bar above holds the title. */
export function PayPage({ orderNo }: { orderNo: string }) {
  const isLeaving = useIsLeaving();
  const { order, phase, isPending, isMissing, error, retry } = usePlacedOrder(orderNo, 'pay');
  if (isLeaving) return <Progress title="결제창을 열고 있어요" headingLevel={2} />;
  if (isMissing) return <NotFoundPage />;
  if (error) return <ErrorNotice error={error} onRetry={retry} />;
  if (isPending || !order) return <Progress title="주문을 불러오고 있어요" headingLevel={2} />;
  return phase === 'ended' ? <EndedOrder order={order} headingLevel={2} /> : <Unpaid order={order} />;
}

function Unpaid({ order }: { order: OrderDetail }) {
  const paying = usePayAgain(order);
  return (
    <div className={styles.page}>
      <div className={styles.content}>
        <UnpaidOrder order={order} paying={paying} methodColumns={2} />
      </div>
      <div className={styles.bar}>
        <Button variant="primary" size="xl" block isLoading={paying.isBusy} onClick={paying.pay}>
          {formatWon(order.card.totalAmount)} 결제하기
        </Button>
      </div>
    </div>
  );
}
