import type { OrderDetail } from '@mall/contracts/order';
import type { ClaimType } from '@mall/contracts/order-codes';
import { orderLink } from '@mall/domain/menu-links';
import { claimTypeNames } from '@mall/domain/order-words';
import { BottomSheet } from '@mall/ui/bottom-sheet';
import { Button } from '@mall/ui/button';
import { Skeleton } from '@mall/ui/skeleton';
import { ErrorNotice } from '../../../components/error-notice.tsx';
import { NotFoundPage } from '../../../components/not-found-page.tsx';
import { momentText } from '../../../lib/moment-text.ts';
import { useMallNavigate } from '../../../lib/use-mall-navigate.ts';
import { useClaimForm } from '../model/use-claim-form.ts';
import { useOrder } from '../model/use-order.ts';
import { ClaimFields } from '../parts/claim-fields.tsx';
import { ClaimList } from '../parts/claim-list.tsx';
import { OrderButtons } from '../parts/order-buttons.tsx';
import { DeliveryFacts, OrderSums, PaymentFacts } from '../parts/order-facts.tsx';
import { OrderLines } from '../parts/order-lines.tsx';
import { OrderWay } from '../parts/order-way.tsx';
import styles from './order.module.css';

type Props = { orderNo: string; claimType: ClaimType | undefined };

/** An order in full; the bar above holds the title, `claimType` opens the sheet that gives pieces back. */
export function OrderPage({ orderNo, claimType }: Props) {
  const { order, isPending, isMissing, error, retry } = useOrder(orderNo);
  const navigate = useMallNavigate();
  if (isPending) return <Skeleton height={480} />;
  if (isMissing) return <NotFoundPage />;
  if (!order) return <ErrorNotice error={error} onRetry={retry} />;
  const type = order.card.openClaims.find((each) => each === claimType);
  return (
    <div className={styles.page}>
      <p className={styles.number}>
        {momentText(order.card.orderedAt)} · {order.card.orderNo}
      </p>
      <OrderWay order={order} />
      <div className={styles.buttons}>
        <OrderButtons order={order.card} size="md" />
      </div>
      <section className={styles.section}>
        <h2>주문 상품 {order.card.lines.length}</h2>
        <div className={styles.lines}>
          <OrderLines order={order.card} />
        </div>
      </section>
      {order.claims.length > 0 && (
        <section className={styles.section}>
          <h2>취소·교환·반품</h2>
          <ClaimList order={order} />
        </section>
      )}
      <section className={styles.section}>
        <h2>결제 정보</h2>
        <OrderSums order={order} />
        <PaymentFacts order={order} />
      </section>
      <section className={styles.section}>
        <h2>배송 정보</h2>
        <DeliveryFacts order={order} />
      </section>
      {type && (
        <ClaimSheet
          key={type}
          order={order}
          type={type}
          onClose={() => void navigate(orderLink(orderNo), { replace: true })}
        />
      )}
    </div>
  );
}

type ClaimProps = { order: OrderDetail; type: ClaimType; onClose: () => void };

function ClaimSheet({ order, type, onClose }: ClaimProps) {
  const form = useClaimForm(order, type, onClose);
  const name = claimTypeNames[type];
  return (
    <BottomSheet
      isOpen
      title={type === 'CANCEL' ? '주문 취소' : `${name} 신청`}
      onClose={onClose}
      footer={
        <Button size="lg" block isLoading={form.isBusy} onClick={form.submit}>
          {type === 'CANCEL' ? '취소하기' : `${name} 신청하기`}
        </Button>
      }
    >
      <ClaimFields order={order} type={type} form={form} />
    </BottomSheet>
  );
}
