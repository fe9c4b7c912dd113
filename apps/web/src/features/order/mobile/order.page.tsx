import type { OrderDetail } from '@mall/contracts/order';
import type { ClaimType } from '@mall/contracts/order-codes';
import { orderLink } from '@mall/domain/menu-links';
import { BottomSheet } from '@mall/ui/bottom-sheet';
import { KeyValueList } from '@mall/ui/key-value-list';
import { ErrorNotice } from '../../../components/error-notice.tsx';
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
import styles from './order.module.css';
import { OrderSkeleton } from './order-skeleton.tsx';

type Props = { orderNo: string; claimType: ClaimType | undefined };

/** An order in full; the bar above holds the title, `claimType` opens the sheet that gives pieces back. */
export function OrderPage({ orderNo, claimType }: Props) {
  const { order, isPending, isMissing, error, retry } = useOrder(orderNo);
  const navigate = useMallNavigate();
  if (isPending) return <OrderSkeleton />;
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
        <OrderMoves order={order.card} />
        <BuyAgain order={order.card} />
      </div>
      <Details order={order} />
      <OrderPaper order={order} />
      {type && (
        <ClaimPanel
          key={type}
          panel={BottomSheet}
          order={order}
          type={type}
          onClose={() => void navigate(orderLink(orderNo), { replace: true, resetScroll: false })}
        />
      )}
    </div>
  );
}

function Details({ order }: { order: OrderDetail }) {
  return (
    <>
      {order.lateDeposit > 0 && (
        <div className={styles.section}>
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
      <section className={styles.section}>
        <h2>결제 정보</h2>
        <PaidFacts order={order} />
        <CashReceipt order={order} panel={BottomSheet} />
        <div className={styles.tools}>
          <OrderTools order={order} />
        </div>
      </section>
      <section className={styles.section}>
        <h2>배송 정보</h2>
        <KeyValueList items={deliveryFacts(order)} />
      </section>
      <section className={styles.section}>
        <h2>주문 기록</h2>
        <OrderHistory order={order} />
      </section>
    </>
  );
}
