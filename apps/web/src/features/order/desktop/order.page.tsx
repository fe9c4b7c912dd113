import type { OrderDetail } from '@mall/contracts/order';
import type { ClaimType } from '@mall/contracts/order-codes';
import { orderLink, orderListLink } from '@mall/domain/menu-links';
import { Button } from '@mall/ui/button';
import { KeyValueList } from '@mall/ui/key-value-list';
import { Modal } from '@mall/ui/modal';
import { ErrorNotice } from '../../../components/error-notice.tsx';
import { MallLink } from '../../../components/mall-link.tsx';
import { NotFoundPage } from '../../../components/not-found-page.tsx';
import { momentText } from '../../../lib/moment-text.ts';
import { useMallNavigate } from '../../../lib/use-mall-navigate.ts';
import { isOver } from '../model/claim-help.ts';
import { deliveryFacts } from '../model/order-facts.ts';
import { claimsId, useOrder } from '../model/use-order.ts';
import { CashReceipt } from '../parts/cash-receipt.tsx';
import { ClaimHelpTiles } from '../parts/claim-help-tiles.tsx';
import { ClaimList } from '../parts/claim-list.tsx';
import { ClaimPanel } from '../parts/claim-panel.tsx';
import { LateDeposit } from '../parts/late-deposit.tsx';
import { BuyAgain, OrderMoves } from '../parts/order-buttons.tsx';
import { PaidFacts } from '../parts/order-facts.tsx';
import { OrderHistory } from '../parts/order-history.tsx';
import { OrderLines } from '../parts/order-lines.tsx';
import { OrderPaper } from '../parts/order-paper.tsx';
import { OrderTools } from '../parts/order-tools.tsx';
import { OrderWay } from '../parts/order-way.tsx';
import { ClaimModal } from './claim-modal.tsx';
import styles from './order.module.css';
import { OrderSkeleton } from './order-skeleton.tsx';

type Props = { orderNo: string; claimType: ClaimType | undefined };

/** An order in full; `claimType` opens the form that gives pieces back. */
export function OrderPage({ orderNo, claimType }: Props) {
  const { order, isPending, isMissing, error, retry } = useOrder(orderNo);
  const navigate = useMallNavigate();
  if (isPending) return <OrderSkeleton />;
  if (isMissing) return <NotFoundPage />;
  if (!order) return <ErrorNotice error={error} onRetry={retry} />;
  const type = order.card.openClaims.find((each) => each === claimType);
  return (
    <div className={styles.page}>
      <Head order={order} />
      <section className={styles.state} aria-label="진행 상황">
        <div>
          <OrderWay order={order} />
          <div className={styles.buttons}>
            <OrderMoves order={order.card} />
            <BuyAgain order={order.card} />
          </div>
        </div>
        <OrderHistory order={order} />
      </section>
      <Details order={order} />
      <Button size="lg" className={styles.back} render={<MallLink to={orderListLink('pc')} />}>
        주문 목록으로
      </Button>
      <OrderPaper order={order} />
      {type && (
        <ClaimPanel
          key={type}
          panel={ClaimModal}
          order={order}
          type={type}
          onClose={() => void navigate(orderLink(orderNo), { replace: true, resetScroll: false })}
        />
      )}
    </div>
  );
}

function Head({ order }: { order: OrderDetail }) {
  return (
    <header className={styles.head}>
      <div>
        <h1>주문 상세</h1>
        <p>
          {momentText(order.card.orderedAt)} · 주문번호 {order.card.orderNo}
        </p>
      </div>
      <div className={styles.tools}>
        <OrderTools order={order} />
      </div>
    </header>
  );
}

function Details({ order }: { order: OrderDetail }) {
  return (
    <>
      {order.lateDeposit > 0 && (
        <div className={styles.box}>
          <LateDeposit order={order} />
        </div>
      )}
      <section className={styles.section}>
        <h2>
          주문 상품 <small>{order.card.lines.length}</small>
        </h2>
        <div className={styles.lines}>
          <OrderLines order={order.card} />
        </div>
      </section>
      {order.claims.length > 0 && (
        <section className={styles.section} id={claimsId}>
          <h2>취소·교환·반품 내역</h2>
          <ClaimList order={order} />
        </section>
      )}
      {!isOver(order.card.state) && (
        <section className={styles.section}>
          <h2>무엇을 도와드릴까요?</h2>
          <ClaimHelpTiles order={order} />
        </section>
      )}
      <div className={styles.duo}>
        <section className={styles.box}>
          <h2>결제 정보</h2>
          <PaidFacts order={order} />
          <CashReceipt order={order} panel={Modal} />
        </section>
        <section className={styles.box}>
          <h2>배송 정보</h2>
          <KeyValueList items={deliveryFacts(order)} />
        </section>
      </div>
    </>
  );
}
