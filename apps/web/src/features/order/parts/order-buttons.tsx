import type { OrderCard } from '@mall/contracts/order';
import { orderLink } from '@mall/domain/menu-links';
import { orderPayLink } from '@mall/domain/order-links';
import { claimTypeNames } from '@mall/domain/order-words';
import { Button } from '@mall/ui/button';
import { MallLink } from '../../../components/mall-link.tsx';
import { useOrderActions } from '../model/use-order-actions.ts';

const withClaim = (orderNo: string, type: string) => `${orderLink(orderNo)}?claim=${type}`;

/** What can be done with an order now; nothing that cannot is offered. */
export function OrderButtons({ order, size = 'sm' }: { order: OrderCard; size?: 'sm' | 'md' }) {
  const actions = useOrderActions(order);
  const isUnpaid = order.state === 'PENDING_PAYMENT' && order.paymentMethod !== 'VIRTUAL_ACCOUNT';
  return (
    <>
      {isUnpaid && (
        <Button size={size} render={<MallLink to={orderPayLink(order.orderNo)} />}>
          결제하기
        </Button>
      )}
      {order.trackingUrl !== '' && (
        <Button size={size} variant="weak" render={<a href={order.trackingUrl} target="_blank" rel="noreferrer" />}>
          배송 조회
        </Button>
      )}
      {order.mayConfirm && (
        <Button size={size} isLoading={actions.isConfirming} onClick={actions.confirmPurchase}>
          구매확정
        </Button>
      )}
      {order.openClaims.map((type) => (
        <Button key={type} size={size} variant="line" render={<MallLink to={withClaim(order.orderNo, type)} />}>
          {type === 'CANCEL' ? '주문 취소' : `${claimTypeNames[type]} 신청`}
        </Button>
      ))}
      {order.state !== 'PENDING_PAYMENT' && (
        <Button size={size} variant="line" isLoading={actions.isBuyingAgain} onClick={actions.buyAgain}>
          다시 담기
        </Button>
      )}
    </>
  );
}
