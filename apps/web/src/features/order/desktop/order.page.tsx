import type { OrderDetail } from '@mall/contracts/order';
import type { ClaimType } from '@mall/contracts/order-codes';
import { orderLink, orderListLink } from '@mall/domain/menu-links';
import { claimTypeNames } from '@mall/domain/order-words';
import { Button } from '@mall/ui/button';
import { Modal } from '@mall/ui/modal';
import { Skeleton } from '@mall/ui/skeleton';
import { Printer, Receipt } from 'lucide-react';
import { ErrorNotice } from '../../../components/error-notice.tsx';
import { MallLink } from '../../../components/mall-link.tsx';
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

/** An order in full; `claimType` opens the form that gives pieces back. */
export function OrderPage({ orderNo, claimType }: Props) {
  const { order, isPending, isMissing, error, retry } = useOrder(orderNo);
  const navigate = useMallNavigate();
  if (isPending) return <Skeleton height={480} />;
  if (isMissing) return <NotFoundPage />;
  if (!order) return <ErrorNotice error={error} onRetry={retry} />;
  const type = order.card.openClaims.find((each) => each === claimType);
  return (
    <div className={styles.page}>
      <Head order={order} />
      <section className={styles.box}>
        <OrderWay order={order} />
        <div className={styles.buttons}>
          <OrderButtons order={order.card} size="md" />
        </div>
      </section>
      <section className={styles.section}>
        <h2>
          주문 상품 <small>{order.card.lines.length}</small>
        </h2>
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
      <div className={styles.duo}>
        <section className={styles.box}>
          <h2>결제 정보</h2>
          <OrderSums order={order} />
          <PaymentFacts order={order} />
        </section>
        <section className={styles.box}>
          <h2>배송 정보</h2>
          <DeliveryFacts order={order} />
        </section>
      </div>
      <Button variant="line" size="lg" className={styles.back} render={<MallLink to={orderListLink('pc')} />}>
        주문 목록으로
      </Button>
      {type && (
        <ClaimModal
          key={type}
          order={order}
          type={type}
          onClose={() => void navigate(orderLink(orderNo), { replace: true })}
        />
      )}
    </div>
  );
}

function Head({ order }: { order: OrderDetail }) {
  const receipt = order.payment?.receiptUrl;
  return (
    <header className={styles.head}>
      <div>
        <h1>주문 상세</h1>
        <p>
          {momentText(order.card.orderedAt)} · 주문번호 {order.card.orderNo}
        </p>
      </div>
      <div className={styles.tools}>
        <Button variant="line" size="sm" onClick={() => print()}>
          <Printer size={16} strokeWidth={1.75} aria-hidden /> 주문서 출력
        </Button>
        {receipt && (
          <Button variant="line" size="sm" render={<a href={receipt} target="_blank" rel="noreferrer" />}>
            <Receipt size={16} strokeWidth={1.75} aria-hidden /> 영수증
          </Button>
        )}
      </div>
    </header>
  );
}

type ClaimProps = { order: OrderDetail; type: ClaimType; onClose: () => void };

function ClaimModal({ order, type, onClose }: ClaimProps) {
  const form = useClaimForm(order, type, onClose);
  const name = claimTypeNames[type];
  return (
    <Modal
      isOpen
      size="lg"
      title={type === 'CANCEL' ? '주문 취소' : `${name} 신청`}
      onClose={onClose}
      footer={
        <Button size="lg" block isLoading={form.isBusy} onClick={form.submit}>
          {type === 'CANCEL' ? '취소하기' : `${name} 신청하기`}
        </Button>
      }
    >
      <ClaimFields order={order} type={type} form={form} />
    </Modal>
  );
}
