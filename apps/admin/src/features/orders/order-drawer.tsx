import { getOrder } from '@mall/contracts/office/orders';
import { partlyShippedText } from '@mall/domain/parcels';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../kit/badge.tsx';
import { Drawer } from '../../kit/drawer.tsx';
import { CopyButton, LongNumber, MallName } from '../../kit/marks.tsx';
import { Part } from '../../kit/page.tsx';
import { Failure, RowSkeleton } from '../../kit/states.tsx';
import { reading } from '../../lib/use-office.ts';
import { Gift } from './gift.tsx';
import { consequenceOf, OrderMoves } from './order-moves.tsx';
import { Notes } from './order-notes.tsx';
import { Claims, History, Lines, Money, People, Way } from './order-parts.tsx';
import { Others, Papers, Paying } from './order-record.tsx';
import { shipDue, stateTones, stateWords } from './order-words.ts';
import styles from './orders.module.css';
import { Parcels } from './parcels.tsx';
import { ShipForm } from './ship-form.tsx';
import { type Place, useOrderMoves } from './use-order-moves.ts';

/** An order beside its list. */
export function OrderDrawer({ place }: { place: Place }) {
  const { data: order, error, refetch } = useQuery(reading(getOrder, { params: place }));
  const moves = useOrderMoves(place);
  const form = `ship-${place.orderNo}`;
  return (
    <Drawer
      history={order && { mallId: place.mallId, subject: `order ${place.orderNo}` }}
      title={
        <span className={styles.number}>
          <LongNumber value={place.orderNo} />
          <CopyButton value={place.orderNo} what="주문번호" />
        </span>
      }
      label={`주문 ${place.orderNo}`}
      badge={
        order && (
          <Badge tone={stateTones[order.state]}>
            {partlyShippedText(order.state, order.lines) || stateWords[order.state]}
          </Badge>
        )
      }
      note={order && shipDue(order)?.text}
      consequence={order && consequenceOf(order)}
      actions={order && <OrderMoves order={order} moves={moves} form={form} />}
    >
      {error && !order && <Failure error={error} what="주문을" retry={() => refetch()} />}
      {!order && !error && <RowSkeleton rows={8} columns={2} />}
      {order && (
        <>
          <Way order={order} />
          <Paying order={order} />
          <Gift order={order} />
          <Part title={`상품 ${order.lines.length}줄`} end={<MallName mallId={order.mallId} name={order.mallName} />}>
            <Lines order={order} />
          </Part>
          <Money order={order} />
          <People order={order} />
          {order.moves.includes('SHIPPED') && (
            <ShipForm key={order.orderNo} id={form} order={order} ship={moves.ship} />
          )}
          <Parcels order={order} />
          <Claims order={order} />
          <Notes order={order} />
          <Papers order={order} />
          <Part title="처리 이력">
            <History order={order} />
          </Part>
          <Others order={order} />
        </>
      )}
    </Drawer>
  );
}
