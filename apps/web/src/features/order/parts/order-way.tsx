import type { OrderDetail } from '@mall/contracts/order';
import { orderStateName, orderWay } from '@mall/domain/order-words';
import { momentText } from '../../../lib/moment-text.ts';
import styles from './order-way.module.css';

/** How far the order has come, and since when. */
export function OrderWay({ order }: { order: OrderDetail }) {
  const { state, paymentMethod } = order.card;
  const reached = (orderWay as readonly string[]).indexOf(state === 'CONFIRMED' ? 'DELIVERED' : state);
  const last = order.history.at(-1);
  return (
    <div className={styles.way}>
      <p className={styles.now}>
        <b>{orderStateName(state, paymentMethod)}</b>
        {last && <span>{[momentText(last.happenedAt), last.reason].filter(Boolean).join(' · ')}</span>}
      </p>
      {reached >= 0 && (
        <ol className={styles.steps}>
          {orderWay.map((each, index) => (
            <li
              key={each}
              data-done={index <= reached || undefined}
              aria-current={index === reached ? 'step' : undefined}
            >
              {orderStateName(each, paymentMethod)}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
