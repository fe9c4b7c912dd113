import type { OrderCard } from '@mall/contracts/order';
import { isClaimOpen } from '@mall/domain/order-states';
import { claimName, orderStateName } from '@mall/domain/order-words';
import { claimStateKinds } from '@mall/domain/state-kinds';
import { Row } from '@mall/ui/row';
import { Text } from '@mall/ui/text';
import { StateBadge } from '../../../entities/order/state-badge.tsx';
import { orderNote } from '../model/order-words.ts';
import styles from './order-state-line.module.css';

/** The state of the order and its claims; what is in progress has the brand's colour. */
export function OrderStateLine({ order }: { order: OrderCard }) {
  const isOver = order.state === 'CANCELLED' || order.state === 'EXPIRED' || order.state === 'CONFIRMED';
  return (
    <Row as="p" align="center" wraps gap="2 8">
      <b className={styles.state} data-over={isOver || undefined}>
        {orderStateName(order.state, order.paymentMethod)}
      </b>
      <Text as="span" size={13} tone="muted">
        {orderNote(order, new Date())}
      </Text>
      {order.claims
        .filter(({ state }) => isClaimOpen(state))
        .map(({ claimNo, type, state }) => (
          <StateBadge key={claimNo} kind={claimStateKinds[state]}>
            {claimName(type, state)}
          </StateBadge>
        ))}
    </Row>
  );
}
