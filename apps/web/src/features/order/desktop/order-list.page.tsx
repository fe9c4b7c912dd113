import type { OrderCard } from '@mall/contracts/order';
import { orderLink, orderListLink } from '@mall/domain/menu-links';
import { Button } from '@mall/ui/button';
import { Chip } from '@mall/ui/chip';
import { TextField } from '@mall/ui/text-field';
import { ChevronRight } from 'lucide-react';
import { MallLink } from '../../../components/mall-link.tsx';
import { OrderCounts } from '../../../components/order-counts.tsx';
import { momentText } from '../../../lib/moment-text.ts';
import { useMallNavigate } from '../../../lib/use-mall-navigate.ts';
import { type OrderListAddress, orderListSearch, periodChoices, toggleClaimed } from '../model/order-list-address.ts';
import { useOrderList } from '../model/use-order-list.ts';
import { OrderButtons } from '../parts/order-buttons.tsx';
import { OrderLines } from '../parts/order-lines.tsx';
import { OrderListBody } from '../parts/order-list-body.tsx';
import { OrderStatus } from '../parts/order-status.tsx';
import styles from './order-list.module.css';

const path = orderListLink('pc');

/** The member's orders, inside My Shop. */
export function OrderListPage({ address }: { address: OrderListAddress }) {
  const list = useOrderList(address);
  return (
    <>
      <h1 className={styles.title}>{list.title}</h1>
      {!address.claimed && (
        <OrderCounts
          className={styles.counts}
          counts={list.counts}
          chosen={address.state}
          toPath={(state) => path + orderListSearch(address.state === state ? {} : { state })}
        />
      )}
      <Period key={orderListSearch(address)} address={address} />
      <OrderListBody list={list} address={address} path={path}>
        {(order) => <Order key={order.orderNo} order={order} />}
      </OrderListBody>
    </>
  );
}

function Period({ address }: { address: OrderListAddress }) {
  const navigate = useMallNavigate();
  const find = (data: FormData) => {
    const from = String(data.get('from') ?? '');
    const to = String(data.get('to') ?? '');
    const { from: _from, to: _to, page: _page, ...kept } = address;
    void navigate(`${path}${orderListSearch({ ...kept, ...(from && { from }), ...(to && { to }) })}`);
  };
  return (
    <form className={styles.period} action={find}>
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
      <TextField
        label="시작일"
        isLabelHidden
        size="sm"
        type="date"
        name="from"
        defaultValue={address.from}
        className={styles.day}
      />
      <span aria-hidden="true">–</span>
      <TextField
        label="종료일"
        isLabelHidden
        size="sm"
        type="date"
        name="to"
        defaultValue={address.to}
        className={styles.day}
      />
      <Button type="submit" variant="dark" size="sm" className={styles.find}>
        조회
      </Button>
    </form>
  );
}

function Order({ order }: { order: OrderCard }) {
  return (
    <article className={styles.order} aria-label={`주문번호 ${order.orderNo}`}>
      <header className={styles.head}>
        <span>
          <b className={styles.date}>{momentText(order.orderedAt).slice(0, 10)}</b> 주문번호 {order.orderNo}
        </span>
        <MallLink to={orderLink(order.orderNo)} className={styles.more}>
          주문 상세 <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
        </MallLink>
      </header>
      <div className={styles.body}>
        <div>
          <p className={styles.status}>
            <OrderStatus order={order} />
          </p>
          <OrderLines order={order} />
        </div>
        <div className={styles.buttons}>
          <OrderButtons order={order} />
        </div>
      </div>
    </article>
  );
}
