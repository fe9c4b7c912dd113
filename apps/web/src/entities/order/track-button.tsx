import type { OrderCard } from '@mall/contracts/order';
import { ownOrderTarget } from '@mall/domain/screens/targets';
import { Button } from '@mall/ui/button';
import { ScreenLink } from '../../components/link/screen-link.tsx';

/** Where the order's page lists its parcels. */
export const parcelsId = 'parcels';

type Props = { order: OrderCard; size?: 'sm' | 'md' };

/** Tracks the parcel of an order at its carrier; with several parcels it leads to their list. Nothing before one can be tracked. */
export function TrackButton({ order, size = 'md' }: Props) {
  if (order.parcelCount > 1) {
    return (
      <Button size={size} variant="weak" render={<ScreenLink {...ownOrderTarget(order)} hash={parcelsId} />}>
        배송 조회 {order.parcelCount}건
      </Button>
    );
  }
  if (order.trackingUrl === '') return null;
  return (
    <Button size={size} variant="weak" render={<a href={order.trackingUrl} target="_blank" rel="noreferrer" />}>
      배송 조회<span className="visually-hidden"> (새 창)</span>
    </Button>
  );
}
