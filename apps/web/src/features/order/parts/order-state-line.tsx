import type { OrderCard } from '@mall/contracts/order';
import { isClaimOpen } from '@mall/domain/order-states';
import { claimName, orderStateName } from '@mall/domain/order-words';
import { claimStateKinds } from '@mall/domain/state-kinds';
import { StateBadge } from '../../../entities/order/state-badge.tsx';
import { orderNote } from '../model/order-words.ts';
import styles from './order-state-line.module.css';

/** Where the order stands, and what is claimed of it; what is under way stands in the brand's colour. */
export function OrderStateLine({ order }: { order: OrderCard }) {
  const isOver = order.state === 'CANCELLED' || order.state === 'EXPIRED' || order.state === 'CONFIRMED';
  return (
    <p className={styles.line}>
      <b className={styles.state} data-over={isOver || undefined}>
        {orderStateName(order.state, order.paymentMethod)}
      </b>
      <span className={styles.note}>{orderNote(order)}</span>
      {order.claims
        .filter(({ state }) => isClaimOpen(state))
        .map(({ claimNo, type, state }) => (
          <StateBadge key={claimNo} kind={claimStateKinds[state]}>
            {claimName(type, state)}
          </StateBadge>
        ))}
    </p>
  );
}
