import type { OrderCard } from '@mall/contracts/order';
import type { OrderState } from '@mall/contracts/order-codes';
import { formatWon } from '@mall/domain/money';
import { promisedTextOf } from '../../../entities/order/promised-day.ts';
import { weekdayText } from '../../../lib/moment-text.ts';

const headlines: Readonly<Record<OrderState, string>> = {
  PENDING_PAYMENT: '결제를 기다리고 있어요',
  PAID: '주문이 잘 들어왔어요',
  PREPARING: '상품을 준비하고 있어요',
  SHIPPED: '상품이 가고 있어요',
  DELIVERED: '상품이 도착했어요',
  CONFIRMED: '구매를 확정했어요',
  CANCELLED: '취소된 주문이에요',
  EXPIRED: '결제 시간이 지나 취소됐어요',
};

/** The order's state, in everyday words. */
export const orderHeadline = ({ state, paymentMethod }: Pick<OrderCard, 'state' | 'paymentMethod'>): string =>
  state === 'PENDING_PAYMENT' && paymentMethod === 'VIRTUAL_ACCOUNT' ? '입금을 기다리고 있어요' : headlines[state];

/** What an order's state means for the member, in a few words beside its name, and when it arrives. */
export const orderNote = (order: OrderCard, now: Date): string =>
  [stateNote(order), promisedTextOf(order, now)].filter(Boolean).join(' · ');

function stateNote({ state, paymentMethod, movedAt, claims }: OrderCard): string {
  const day = weekdayText(movedAt);
  switch (state) {
    case 'PENDING_PAYMENT':
      return paymentMethod === 'VIRTUAL_ACCOUNT' ? '입금하시면 바로 준비할게요' : '아직 결제하지 않았어요';
    case 'PAID':
      return '판매자가 주문을 확인하고 있어요';
    case 'PREPARING':
      return '상품을 포장하고 있어요';
    case 'SHIPPED':
      return `${day} 출발`;
    case 'DELIVERED':
      return `${day} 도착`;
    case 'CONFIRMED':
      return `${day} 확정`;
    case 'CANCELLED':
      return [`${day} 취소`, refundText(claims)].filter(Boolean).join(' · ');
    case 'EXPIRED':
      return `${day} · 결제 시간이 지났어요`;
  }
}

function refundText(claims: OrderCard['claims']): string {
  const refunded = claims
    .filter(({ state }) => state === 'DONE')
    .reduce((sum, { refundAmount }) => sum + refundAmount, 0);
  return refunded > 0 ? `${formatWon(refunded)} 환불` : '';
}
