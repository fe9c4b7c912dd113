import type { OrderCard } from '@mall/contracts/order';
import { orderStateName } from '@mall/domain/order-words';
import styles from './order-status.module.css';

/** Where the order stands, in a word; what is under way stands in the brand's colour. */
export function OrderStatus({ order }: { order: OrderCard }) {
  const isOver = order.state === 'CANCELLED' || order.state === 'EXPIRED' || order.state === 'CONFIRMED';
  return (
    <b className={styles.status} data-over={isOver || undefined}>
      {orderStateName(order.state, order.paymentMethod)}
    </b>
  );
}
