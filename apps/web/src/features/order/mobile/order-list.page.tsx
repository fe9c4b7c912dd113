import type { OrderCard } from '@mall/contracts/order';
import { orderLink, orderListLink } from '@mall/domain/menu-links';
import { Chip } from '@mall/ui/chip';
import { ChevronRight } from 'lucide-react';
import { MallLink } from '../../../components/mall-link.tsx';
import { momentText } from '../../../lib/moment-text.ts';
import { type OrderListAddress, orderListSearch, periodChoices, toggleClaimed } from '../model/order-list-address.ts';
import { useOrderList } from '../model/use-order-list.ts';
import { OrderButtons } from '../parts/order-buttons.tsx';
import { OrderLines } from '../parts/order-lines.tsx';
import { OrderListBody } from '../parts/order-list-body.tsx';
import { OrderStatus } from '../parts/order-status.tsx';
import styles from './order-list.module.css';

const path = orderListLink('mobile');

/** The member's orders; the bar above holds the title. */
export function OrderListPage({ address }: { address: OrderListAddress }) {
  const list = useOrderList(address);
  return (
    <div className={styles.page}>
      <nav className={styles.periods} aria-label="기간">
        <Chip size="sm" isOn={!address.from} render={<MallLink to={path} />}>
          전체
        </Chip>
        {periodChoices(address).map(({ key, label, days, isOn }) => (
          <Chip
            key={key}
            size="sm"
            isOn={isOn}
            render={<MallLink to={`${path}${orderListSearch({ ...address, ...days, page: 1 })}`} />}
          >
            {label}
          </Chip>
        ))}
        <Chip
          size="sm"
          isOn={address.claimed !== undefined}
          render={<MallLink to={`${path}${orderListSearch(toggleClaimed(address))}`} />}
        >
          취소·교환·반품
        </Chip>
      </nav>
      <OrderListBody list={list} address={address} path={path}>
        {(order) => <Order key={order.orderNo} order={order} />}
      </OrderListBody>
    </div>
  );
}

function Order({ order }: { order: OrderCard }) {
  return (
    <article className={styles.order} aria-label={`주문번호 ${order.orderNo}`}>
      <MallLink to={orderLink(order.orderNo)} className={styles.head}>
        <span>
          <b>{momentText(order.orderedAt).slice(0, 10)}</b> {order.orderNo}
        </span>
        <ChevronRight size={18} strokeWidth={1.75} aria-label="주문 상세" />
      </MallLink>
      <p className={styles.status}>
        <OrderStatus order={order} />
      </p>
      <OrderLines order={order} />
      <div className={styles.buttons}>
        <OrderButtons order={order} size="md" />
      </div>
    </article>
  );
}
