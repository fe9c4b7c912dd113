import { getOrder, type OfficeOrder } from '@mall/contracts/office/orders';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import FileText from 'lucide-react/icons/file-text';
import { Badge } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { ChangeHistory } from '../../kit/change-history.tsx';
import { CopyButton, MallName } from '../../kit/marks.tsx';
import { OfficeLink } from '../../kit/office-link.tsx';
import { Card, PageBody, PageHead, TwoColumns } from '../../kit/page.tsx';
import { Failure, RowSkeleton } from '../../kit/states.tsx';
import { won } from '../../lib/numbers.ts';
import { useMay } from '../../lib/use-me.ts';
import { reading } from '../../lib/use-office.ts';
import { Gift } from './gift.tsx';
import { printPath } from './order-key.ts';
import { OrderMoves } from './order-moves.tsx';
import { Notes } from './order-notes.tsx';
import { Claims, History, isOnItsWay, Ledger, Lines, Money, People, Way } from './order-parts.tsx';
import { Others, Papers, Paying } from './order-record.tsx';
import { stateTones, stateWords } from './order-words.ts';
import { Parcels } from './parcels.tsx';
import { ShipForm } from './ship-form.tsx';
import { type Place, useOrderMoves } from './use-order-moves.ts';

/** The page of the order that the address names. */
export function OrderRoute() {
  const { mallId, orderNo } = useParams({ strict: false });
  return <OrderPage place={{ mallId: Number(mallId), orderNo: orderNo ?? '' }} />;
}

function OrderPage({ place }: { place: Place }) {
  const { data: order, error, refetch } = useQuery(reading(getOrder, { params: place }));
  const moves = useOrderMoves(place);
  if (!order)
    return error ? (
      <Failure error={error} what="주문을" retry={() => refetch()} />
    ) : (
      <RowSkeleton rows={8} columns={3} />
    );
  const held = order.ledger.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <>
      <PageHead
        parent={<OfficeLink screen="orders">주문</OfficeLink>}
        title={`${order.orderNo.slice(0, 8)} ${order.orderNo.slice(8)}`}
        badges={
          <>
            <CopyButton value={order.orderNo} what="주문번호" />
            <Badge tone={stateTones[order.state]}>{stateWords[order.state]}</Badge>
          </>
        }
        actions={
          <>
            <SlipLink order={order} />
            <OrderMoves order={order} moves={moves} form="ship" />
          </>
        }
      />
      <PageBody isTinted>
        <TwoColumns
          side={
            <>
              <MallName mallId={order.mallId} name={order.mallName} />
              <Paying order={order} />
              <Gift order={order} />
              <People order={order} />
              {order.moves.includes('SHIPPED') && <ShipForm id="ship" order={order} ship={moves.ship} />}
              <Parcels order={order} />
              <Claims order={order} />
              <Notes order={order} />
              <Others order={order} />
            </>
          }
        >
          {isOnItsWay(order) && (
            <Card>
              <Way order={order} />
            </Card>
          )}
          <Card title="상품" note={`${order.lines.length}줄`}>
            <Lines order={order} />
            <Money order={order} />
          </Card>
          <Card title="결제·환불 내역" note="들어오고 나간 금액을 모두 남겨요" end={<b>{won(held)}</b>}>
            <Ledger order={order} />
            <Papers order={order} />
          </Card>
          <Card title="처리 이력" end={<ChangeHistory mallId={place.mallId} subject={`order ${place.orderNo}`} />}>
            <History order={order} />
          </Card>
        </TwoColumns>
      </PageBody>
    </>
  );
}

/** The order's slip, for staff who may see whole addresses. */
function SlipLink({ order }: { order: OfficeOrder }) {
  const mayPrint = useMay('parcels.unmask') && order.paidAt !== null;
  if (!mayPrint) return null;
  return (
    <Button icon={FileText} onClick={() => window.open(printPath('slips', [order]), '_blank')}>
      명세서
    </Button>
  );
}
