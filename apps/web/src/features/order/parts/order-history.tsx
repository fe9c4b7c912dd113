import type { OrderDetail } from '@mall/contracts/order';
import type { OrderState } from '@mall/contracts/order-codes';
import { orderStateName } from '@mall/domain/order-words';
import { Text } from '@mall/ui/text';
import { momentText } from '../../../lib/moment-text.ts';
import styles from './order-history.module.css';

/** The reason why an order ended is shown; that it was paid is clear from its state. */
const isSaid = (state: OrderState) => state === 'CANCELLED' || state === 'EXPIRED';

/** When the order entered each of its states, the last one first. */
export function OrderHistory({ order }: { order: OrderDetail }) {
  const { paymentMethod } = order.card;
  return (
    <ol className={styles.history} aria-label="주문 기록">
      {order.history.toReversed().map(({ state, happenedAt, reason }) => (
        <li key={`${state} ${happenedAt}`}>
          <Text as="time" tabular dateTime={happenedAt}>
            {momentText(happenedAt).slice(5)}
          </Text>
          <span>
            {state === 'PENDING_PAYMENT' ? '주문 접수' : orderStateName(state, paymentMethod)}
            {isSaid(state) && reason && <small>{reason}</small>}
          </span>
        </li>
      ))}
    </ol>
  );
}
