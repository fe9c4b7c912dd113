import type { OrderCard } from '@mall/contracts/order';
import { ownOrderTarget } from '@mall/domain/screens/targets';
import { Chip } from '@mall/ui/chip';
import { Page } from '@mall/ui/page';
import { Row } from '@mall/ui/row';
import ChevronRight from 'lucide-react/icons/chevron-right';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useState } from 'react';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { PageTopBar } from '../../../components/page/page-top-bar.tsx';
import { OrderCounts } from '../../../entities/order/order-counts.tsx';
import { momentText } from '../../../lib/moment-text.ts';
import type { OrderListAddress } from '../model/order-list-address.ts';
import { periodChoices, toggleClaimed, toggleState } from '../model/order-list-address.ts';
import { type OrderList, useOrderList } from '../model/use-order-list.ts';
import { OrderButtons } from '../parts/order-buttons.tsx';
import { OrderLines } from '../parts/order-lines.tsx';
import { OrderListBody } from '../parts/order-list-body.tsx';
import { OrderStateLine } from '../parts/order-state-line.tsx';
import styles from './order-list.module.css';
import { SearchSheet } from './search-sheet.tsx';

const linkTo = (address: OrderListAddress) => <ScreenLink screen="orderList" search={address} />;

/** The member's orders; the bar above has the title. */
export function OrderListPage({ address }: { address: OrderListAddress }) {
  const list = useOrderList(address);
  return (
    <>
      <PageTopBar title={list.title} />
      <List list={list} address={address} />
    </>
  );
}

function List({ list, address }: { list: OrderList; address: OrderListAddress }) {
  return (
    <Page paddingTop={4} paddingBottom={48}>
      {!address.claimed && (
        <OrderCounts
          className={styles.counts}
          counts={list.counts}
          chosen={address.state}
          toPath={(state) => ({ screen: 'orderList', search: toggleState(address, state) })}
        />
      )}
      <Search address={address} />
      <OrderListBody list={list} address={address}>
        {(order) => <Order key={order.orderNo} order={order} />}
      </OrderListBody>
    </Page>
  );
}

function Search({ address }: { address: OrderListAddress }) {
  const [isOpen, setOpen] = useState(false);
  const choices = periodChoices(address);
  const isOwn = !choices.some(({ isOn }) => isOn) || address.state !== undefined;
  return (
    <Row gap={6} paddingTop={4} paddingInline={20} paddingBottom={12} className={styles.chips}>
      <Chip size="sm" isOn={isOwn} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <SlidersHorizontal size={14} strokeWidth={1.75} aria-hidden /> 기간·상태
      </Chip>
      {choices.map(({ label, address: other, isOn }) => (
        <Chip key={label} size="sm" isOn={isOn} render={linkTo(other)}>
          {label}
        </Chip>
      ))}
      <Chip size="sm" isOn={address.claimed !== undefined} render={linkTo(toggleClaimed(address))}>
        취소·교환·반품
      </Chip>
      {isOpen && <SearchSheet address={address} onClose={() => setOpen(false)} />}
    </Row>
  );
}

function Order({ order }: { order: OrderCard }) {
  return (
    <article className={styles.order} aria-label={`주문번호 ${order.orderNo}`}>
      <ScreenLink {...ownOrderTarget(order)} className={styles.head}>
        <span>
          <b>{momentText(order.orderedAt).slice(0, 10)}</b> {order.orderNo}
        </span>
        <ChevronRight size={18} strokeWidth={1.75} aria-label="주문 상세" />
      </ScreenLink>
      <div className={styles.state}>
        <OrderStateLine order={order} />
      </div>
      <OrderLines order={order} />
      <Row wraps gap={8} paddingTop={0} paddingInline={16} paddingBottom={16} className={styles.buttons}>
        <OrderButtons order={order} size="md" />
      </Row>
    </article>
  );
}
