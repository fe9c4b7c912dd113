import type { OrderDetail } from '@mall/contracts/order';
import { GiftBox } from '../../../entities/gift/gift-box.tsx';
import { isOver } from '../model/claim-help.ts';
import { claimsId } from '../model/use-order.ts';
import { ClaimHelpTiles } from './claim-help-tiles.tsx';
import { ClaimList } from './claim-list.tsx';
import { LateDeposit } from './late-deposit.tsx';
import { OrderLines } from './order-lines.tsx';

type Props = {
  order: OrderDetail;
  /** Classes of the site. */
  section: string | undefined;
  lines: string | undefined;
  deposit: string | undefined;
};

/** The lines of an order, its claims, and the possible actions. */
export function OrderSections({ order, section, lines, deposit }: Props) {
  return (
    <>
      {order.lateDeposit > 0 && (
        <div className={deposit}>
          <LateDeposit order={order} />
        </div>
      )}
      {order.gift && (
        <section className={section}>
          <h2>선물</h2>
          <GiftBox orderNo={order.card.orderNo} gift={order.gift} />
        </section>
      )}
      <section className={section}>
        <h2>
          주문 상품 <small>{order.card.lines.length}</small>
        </h2>
        <div className={lines}>
          <OrderLines order={order.card} />
        </div>
      </section>
      {order.claims.length > 0 && (
        <section className={section} id={claimsId}>
          <h2>취소·교환·반품 내역</h2>
          <ClaimList order={order} />
        </section>
      )}
      {!isOver(order.card.state) && (
        <section className={section}>
          <h2>무엇을 도와드릴까요?</h2>
          <ClaimHelpTiles order={order} />
        </section>
      )}
    </>
  );
}
