import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { orderStates, paymentMethods } from './order-codes.ts';
import { amount, boundedText, entity, instant, nullable, oneOf, optional, plain, text, type ValueOf } from './wire.ts';

/** Where the browser goes to pay: an address of the payment service. */
export const paymentWindow = entity({ url: text });
export type PaymentWindow = ValueOf<typeof paymentWindow>;

export const paymentReturns = ['page', 'popup'] as const;
/** Whether the payment window replaces the page, or is a separate window. */
export type PaymentReturn = (typeof paymentReturns)[number];

/** How an order is or will be paid; numbers are masked by the payment service. */
export const payment = entity({
  method: oneOf(paymentMethods),
  amount,
  paidAt: nullable(instant),
  cardCompany: text,
  cardNumber: text,
  instalmentMonths: amount,
  /** Of a virtual account. */
  bank: text,
  accountNumber: text,
  /** The account holder; empty when the operator has not set one. */
  accountHolder: text,
  /** The expected depositor. */
  depositor: text,
  depositBefore: nullable(instant),
  receiptUrl: text,
});
export type Payment = ValueOf<typeof payment>;
/** What a screen may show about the payment. */
export type PaymentDetails = Omit<Payment, 'method' | 'amount' | 'paidAt'>;

/** The attempt's own number, in the format of domain/order-number.ts. */
const attemptId = plain(z.string().check(z.regex(/^20\d{14}-\d{1,9}-\d{1,4}$/)));

/**
 * POST payments/confirm: the member came back from the payment window. The stored amount is compared before the payment is confirmed;
 * requested twice, concurrently or after a lost response, the result is the same order, paid once. Errors: 4043, 4094 the order can no
 * longer be paid, 4095 refused by the service (description: why), 4096 another amount than the order's, 4610 the service charged another
 * amount (description: which), which is refunded automatically.
 */
export const confirmPayment = endpoint({
  method: 'POST',
  path: '/payments/confirm',
  access: 'shopper',
  summary: '결제 승인',
  body: entity({ paymentKey: boundedText(200, 1), orderId: attemptId, amount }),
  data: entity({ orderNo: text, state: oneOf(orderStates) }),
  errors: ['4043', '4094', '4095', '4096', '4610'],
});
/** POST payments/fail: the member came back without paying; the order waits until it expires. Error 4043. */
export const reportPaymentFailure = endpoint({
  method: 'POST',
  path: '/payments/fail',
  access: 'shopper',
  summary: '결제 실패 기록',
  body: entity({ orderId: attemptId, code: boundedText(100), message: boundedText(300) }),
  data: entity({ orderNo: text }),
  errors: ['4043'],
});
/**
 * POST payments/webhook: the payment service reports a change. The notice is only a hint: the payment is read again. The service uses one
 * address for all malls; the attempt's number identifies the mall. A notice that names no attempt of ours, or has a wrong secret, changes
 * nothing.
 */
export const receivePaymentNotice = endpoint({
  method: 'POST',
  path: '/payments/webhook',
  access: 'public',
  summary: '결제 알림 수신',
  body: entity({
    eventType: boundedText(60, 1),
    createdAt: optional(boundedText(60)),
    secret: optional(nullable(boundedText(100))),
    status: optional(boundedText(40)),
    orderId: optional(boundedText(64)),
    transactionKey: optional(boundedText(200)),
    data: optional(
      entity({
        paymentKey: optional(boundedText(200)),
        orderId: optional(boundedText(64)),
        status: optional(boundedText(40)),
        secret: optional(nullable(boundedText(100))),
      }),
    ),
  }),
  data: nullable(text),
  errors: [],
});
