import type { OrderCard } from '@mall/contracts/order';
import { formatWon } from '@mall/domain/money';
import { orderStateName } from '@mall/domain/order-words';
import { Text } from '@mall/ui/text';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { orderName } from '../../../entities/order/order-name.ts';
import { ProductTile } from '../../../entities/product/product-tile.tsx';
import { momentText } from '../../../lib/moment-text.ts';
import styles from './order-row.module.css';

const over: readonly OrderCard['state'][] = ['CONFIRMED', 'CANCELLED', 'EXPIRED'];

/** An order in one line, linked to its page. */
export function OrderRow({ order }: { order: OrderCard }) {
  const { orderNo, state, paymentMethod, orderedAt, totalAmount, lines } = order;
  return (
    <ScreenLink screen="orderDetail" orderNo={orderNo} className={styles.row}>
      <ProductTile image={lines[0]?.image ?? ''} sizes="64px" />
      <span className={styles.text}>
        <span className={styles.state} data-over={over.includes(state) || undefined}>
          {orderStateName(state, paymentMethod)}
        </span>
        <span className={styles.name}>{orderName(order)}</span>
        <Text as="span" size={13} tone="muted" tabular>
          {momentText(orderedAt).slice(0, 10)} · {formatWon(totalAmount)}
        </Text>
      </span>
    </ScreenLink>
  );
}
