/** PENDING_PAYMENT 결제대기 (virtual account: 입금대기), PAID 결제완료, PREPARING 상품준비중, SHIPPED 배송중, DELIVERED 배송완료, CONFIRMED 구매확정, CANCELLED 취소완료, EXPIRED 미결제취소. */
export const orderStates = [
  'PENDING_PAYMENT',
  'PAID',
  'PREPARING',
  'SHIPPED',
  'DELIVERED',
  'CONFIRMED',
  'CANCELLED',
  'EXPIRED',
] as const;
export type OrderState = (typeof orderStates)[number];

export const claimTypes = ['CANCEL', 'EXCHANGE', 'RETURN'] as const;
/** CANCEL 취소 (before shipping), EXCHANGE 교환, RETURN 반품 (within seven days of delivery). */
export type ClaimType = (typeof claimTypes)[number];

export const claimStates = ['REQUESTED', 'APPROVED', 'PICKED_UP', 'DONE', 'REJECTED', 'WITHDRAWN'] as const;
/** REQUESTED 접수, APPROVED 승인, PICKED_UP 수거완료, DONE 완료, REJECTED 거절, WITHDRAWN 철회. */
export type ClaimState = (typeof claimStates)[number];

export const claimFaults = ['MEMBER', 'SELLER'] as const;
/** Who bears the freight: MEMBER 단순 변심, SELLER 상품 불량·오배송. */
export type ClaimFault = (typeof claimFaults)[number];

export const claimDecisions = ['approve', 'reject', 'pick-up', 'complete'] as const;
/** The operator's decisions on a claim. Approving a cancellation carries it out. */
export type ClaimDecision = (typeof claimDecisions)[number];

export const paymentMethods = ['CARD', 'TRANSFER', 'VIRTUAL_ACCOUNT', 'EASY_PAY'] as const;
/** CARD 신용·체크카드, TRANSFER 계좌이체, VIRTUAL_ACCOUNT 무통장입금, EASY_PAY 간편결제. */
export type PaymentMethod = (typeof paymentMethods)[number];

/** How an order is paid: in a payment window, or ON_ACCOUNT 후불 정산, under a contract and without a window, as orders by spreadsheet are. */
export const orderPaymentMethods = [...paymentMethods, 'ON_ACCOUNT'] as const;
export type OrderPaymentMethod = (typeof orderPaymentMethods)[number];
