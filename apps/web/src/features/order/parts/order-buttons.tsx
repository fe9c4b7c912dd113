import type { OrderCard } from '@mall/contracts/order';
import { showsMyShop } from '@mall/domain/access-matrix';
import { claimTypeNames } from '@mall/domain/order-words';
import { ownOrderTarget } from '@mall/domain/screens/targets';
import { Button } from '@mall/ui/button';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { TrackButton } from '../../../entities/order/track-button.tsx';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import { claimFormTarget } from '../model/claim-form-target.ts';
import { claimsId } from '../model/use-order.ts';
import { useOrderActions } from '../model/use-order-actions.ts';

type Props = { order: OrderCard; size?: 'sm' | 'md' };

/** The possible actions on an order; impossible ones are not offered. */
export function OrderButtons({ order, size = 'sm' }: Props) {
  return (
    <>
      <OrderMoves order={order} size={size} />
      {order.openClaims.map((type) => (
        <Button
          key={type}
          size={size}
          variant={type === 'CANCEL' ? 'danger' : 'line'}
          render={<ScreenLink {...claimFormTarget(order, type)} />}
        >
          {type === 'CANCEL' ? '주문 취소' : `${claimTypeNames[type]} 신청`}
        </Button>
      ))}
      {order.claims.length > 0 && (
        <Button size={size} render={<ScreenLink {...ownOrderTarget(order)} hash={claimsId} />}>
          신청 내역
        </Button>
      )}
      <BuyAgain order={order} size={size} />
    </>
  );
}

/** The next actions of an order: paying, tracking the parcel, confirming the purchase. */
export function OrderMoves({ order, size = 'md' }: Props) {
  const { mall } = useMall();
  const { confirmPurchase, isConfirming } = useOrderActions(order);
  const isUnpaid = order.state === 'PENDING_PAYMENT' && order.paymentMethod !== 'VIRTUAL_ACCOUNT';
  const isOnItsWay = order.state === 'PREPARING' || order.state === 'SHIPPED' || order.state === 'DELIVERED';
  return (
    <>
      {isUnpaid && (
        <Button size={size} variant="primary" render={<ScreenLink screen="orderPay" orderNo={order.orderNo} />}>
          결제하기
        </Button>
      )}
      {order.mayConfirm && (
        <Button size={size} variant="primary" isLoading={isConfirming} onClick={confirmPurchase}>
          구매확정
        </Button>
      )}
      {order.state === 'CONFIRMED' && showsMyShop(mall) && (
        <Button size={size} variant="weak" render={<ScreenLink screen="myReviews" />}>
          후기 쓰기
        </Button>
      )}
      {isOnItsWay && <TrackButton order={order} size={size} />}
    </>
  );
}

export function BuyAgain({ order, size = 'md' }: Props) {
  const { buyAgain, isBuyingAgain } = useOrderActions(order);
  // An order by spreadsheet is repeated by spreadsheet: there is no basket.
  if (order.state === 'PENDING_PAYMENT' || order.paymentMethod === 'ON_ACCOUNT') return null;
  return (
    <Button size={size} isLoading={isBuyingAgain} onClick={buyAgain}>
      다시 담기
    </Button>
  );
}
