import * as z from 'zod/mini';
import { deliveryAddress } from './address.ts';
import { mostCartLines } from './cart.ts';
import { endpoint } from './endpoint.ts';
import { orderDetail, orderNo } from './order.ts';
import { claimFaults, claimTypes } from './order-codes.ts';
import {
  amount,
  boundedText,
  entity,
  integer,
  list,
  oneOf,
  optional,
  plain,
  queryInteger,
  trimmedText,
  type ValueOf,
} from './wire.ts';

const claimed = {
  type: oneOf(claimTypes),
  fault: oneOf(claimFaults),
  lines: list(entity({ lineNo: integer, quantity: plain(z.int().check(z.minimum(1), z.maximum(99))) }), mostCartLines),
} as const;
/** The refund of a claim, in the parts that a member is shown before submitting. */
export const refundQuote = entity({
  goodsAmount: amount,
  /** Negative when free delivery is lost. */
  deliveryChange: integer,
  returnFee: amount,
  refund: amount,
});
export type RefundQuote = ValueOf<typeof refundQuote>;

/** POST orders/{orderNo}/refund-quote: the refund that a claim would have; nothing is stored. Errors: 4043, 4094, 4220. */
export const quoteClaim = endpoint({
  method: 'POST',
  path: '/orders/:orderNo/refund-quote',
  access: 'member',
  summary: '환불 예정 금액',
  look: 'open',
  params: orderNo,
  body: entity(claimed),
  data: refundQuote,
  errors: ['4043', '4094', '4220'],
});
/** The bank account to which a virtual account's payment is refunded. */
export const refundAccount = entity({
  bankCode: boundedText(10, 1),
  accountNumber: plain(z.string().check(z.maxLength(16), z.regex(/^\d{8,16}$/))),
  holder: trimmedText(30),
});
export type RefundAccount = ValueOf<typeof refundAccount>;

/**
 * POST orders/{orderNo}/claims: requests a cancellation, exchange or return. A paid order that is not yet being prepared is
 * cancelled at once and refunded. Errors: 4043, 4094, 4093 the refund differs from the one shown, 4220.
 */
export const requestClaim = endpoint({
  method: 'POST',
  path: '/orders/:orderNo/claims',
  access: 'member',
  summary: '취소·교환·반품 신청',
  params: orderNo,
  body: entity({
    ...claimed,
    reason: trimmedText(200),
    expectedRefund: amount,
    /** Where an exchange or a return is picked up; absent: the order's address. */
    pickup: optional(entity(deliveryAddress)),
    refundAccount: optional(refundAccount),
  }),
  data: orderDetail,
  errors: ['4043', '4093', '4094', '4220'],
});
/** POST orders/{orderNo}/claims/{claimNo}/withdraw: withdraws a claim before it is decided. Errors: 4043, 4094. */
export const withdrawClaim = endpoint({
  method: 'POST',
  path: '/orders/:orderNo/claims/:claimNo/withdraw',
  access: 'member',
  summary: '신청 철회',
  params: entity({
    orderNo: plain(z.string().check(z.regex(/^20\d{14}$/))),
    claimNo: queryInteger(1, 9999),
  }),
  data: orderDetail,
  errors: ['4043', '4094'],
});
/**
 * POST orders/{orderNo}/late-deposit/return: returns a deposit that came in after the order had ended to this account. Errors: 4043, 4094
 * there is none, 4095 the service refused the account (description: why).
 */
export const returnLateDeposit = endpoint({
  method: 'POST',
  path: '/orders/:orderNo/late-deposit/return',
  access: 'shopper',
  summary: '늦은 입금 돌려받기',
  params: orderNo,
  body: entity({ refundAccount }),
  data: orderDetail,
  errors: ['4043', '4094', '4095'],
});
