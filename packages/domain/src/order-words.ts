import type { ClaimState, ClaimType, OrderPaymentMethod, OrderState } from '@mall/contracts/order-codes';

const stateNames: Readonly<Record<OrderState, string>> = {
  PENDING_PAYMENT: '결제대기',
  PAID: '결제완료',
  PREPARING: '상품준비중',
  SHIPPED: '배송중',
  DELIVERED: '배송완료',
  CONFIRMED: '구매확정',
  CANCELLED: '취소완료',
  EXPIRED: '미결제취소',
};

/** The state's name on screens; an order that waits for its deposit says so, and one on account was not paid. */
export function orderStateName(state: OrderState, method: OrderPaymentMethod): string {
  if (state === 'PENDING_PAYMENT' && method === 'VIRTUAL_ACCOUNT') return '입금대기';
  return state === 'PAID' && method === 'ON_ACCOUNT' ? '주문완료' : stateNames[state];
}

export const paymentMethodNames: Readonly<Record<OrderPaymentMethod, string>> = {
  CARD: '신용·체크카드',
  TRANSFER: '계좌이체',
  VIRTUAL_ACCOUNT: '무통장입금',
  EASY_PAY: '간편결제',
  ON_ACCOUNT: '후불 정산',
};

export const claimTypeNames: Readonly<Record<ClaimType, string>> = { CANCEL: '취소', EXCHANGE: '교환', RETURN: '반품' };

/** The stage of a claim, without its type: `수거 완료`. */
export const claimStateNames: Readonly<Record<ClaimState, string>> = {
  REQUESTED: '접수',
  APPROVED: '승인',
  PICKED_UP: '수거 완료',
  DONE: '완료',
  REJECTED: '거절',
  WITHDRAWN: '철회',
};

/** As `반품 접수`. */
export const claimName = (type: ClaimType, state: ClaimState): string =>
  `${claimTypeNames[type]} ${claimStateNames[state]}`;

/** The steps of an order without a claim, for a progress bar. */
export const orderWay = ['PAID', 'PREPARING', 'SHIPPED', 'DELIVERED'] as const satisfies readonly OrderState[];

/** The steps of an approved exchange or return, for a progress bar. */
export const claimWay = ['REQUESTED', 'APPROVED', 'PICKED_UP', 'DONE'] as const satisfies readonly ClaimState[];
