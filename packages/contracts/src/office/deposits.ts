import { refundAccount } from '../claim.ts';
import { orderNumber } from '../order.ts';
import { orderPaymentMethods, orderStates, paymentMethods } from '../order-codes.ts';
import {
  amount,
  boundedText,
  entity,
  instant,
  integer,
  list,
  nullable,
  oneOf,
  optional,
  querySerialNumber,
  serialNumber,
  text,
  trimmedText,
  type ValueOf,
} from '../wire.ts';
import { caseStates } from './cases.ts';
import { filterDay, filterNumber, filterSet, filterWon, listPage, listQuery } from './list.ts';
import { officeEndpoint } from './office-endpoint.ts';
import { outcome } from './outcome.ts';
import { personal } from './personal.ts';

export const depositKinds = ['LATE', 'STUCK', 'WAITING', 'NOTICE', 'RECEIPT'] as const;
/**
 * LATE: money that its order has no use for. STUCK: a charge or a refund that the payment service has not answered. WAITING: an account
 * without its deposit. NOTICE: one of the service that could not be handled. RECEIPT: a cash receipt that was refused, or is stuck.
 */
export type DepositKind = (typeof depositKinds)[number];

export const depositActs = ['return', 'ask', 'receipt'] as const;
/** Returns a late deposit, queries the payment service again, requests a cash receipt again. */
export type DepositAct = (typeof depositActs)[number];

/** As `payment_attempt` stores them; only the payment service changes them. */
export const attemptStates = [
  'OPEN',
  'REPLACED',
  'CONFIRMING',
  'WAITING',
  'DONE',
  'HELD',
  'RETURNING',
  'FAILED',
  'CANCELLED',
] as const;
export type PaymentAttemptState = (typeof attemptStates)[number];

export const entryKinds = ['PAYMENT', 'REFUND'] as const;

const depositRow = entity({
  ...{ mallId: integer, mallName: text, orderNo: text, kind: oneOf(depositKinds) },
  /** The attempt or notice of the order. */
  name: text,
  /** A cash receipt has none. */
  method: nullable(oneOf(paymentMethods)),
  /** The amounts in won: of the matter, as expected, and according to the ledger. */
  ...{ amount, expected: integer, held: integer },
  ...{ since: instant, dueAt: instant },
  /** The last answer of the service, in words, and when it was asked. */
  ...{ answer: text, askedAt: nullable(instant) },
  /** A case to return it waits for approval. */
  caseNo: nullable(integer),
  acts: list(oneOf(depositActs)),
});
export type DepositRow = ValueOf<typeof depositRow>;

/** GET deposits: money that needs attention, in all malls in scope; the oldest first. `q` is the beginning of an order's number. */
export const listDeposits = officeEndpoint({
  ...{ method: 'GET', path: '/deposits', summary: '입금', errors: ['4000'] },
  ...{ permission: 'deposits.read', personal: 'none', audit: 'read' },
  query: listQuery(
    {
      q: optional(boundedText(60)),
      ...{ mallId: filterNumber, kind: filterSet(depositKinds), method: filterSet(paymentMethods) },
      /** When it needs attention: overdue, by midnight in Seoul, later. */
      due: filterSet(['late', 'today', 'later']),
      ...{ since: filterDay, amount: filterWon },
    },
    ['since', '-since', 'amount', '-amount'],
  ),
  data: listPage(depositRow, { sums: entity({ amount }) }),
});

/** An order's money: attempts, ledger, notices, receipt and the cases of a late deposit. */
export const orderMoney = entity({
  ...{ mallId: integer, mallName: text, orderNo: text, state: oneOf(orderStates) },
  ...{ paymentMethod: oneOf(orderPaymentMethods), totalAmount: amount, orderedAt: instant, expiresAt: instant },
  ...{ ordererName: personal('name'), ordererPhone: personal('phone') },
  /** Amount in won that the order has no use for. */
  late: amount,
  attempts: list(
    entity({
      ...{ attemptNo: integer, method: oneOf(paymentMethods), amount, state: oneOf(attemptStates), failure: text },
      ...{ held: integer, changedAt: instant, askedAt: nullable(instant) },
    }),
  ),
  entries: list(entity({ kind: oneOf(entryKinds), attemptNo: integer, amount: integer, at: instant })),
  notices: list(entity({ kind: text, receivedAt: instant })),
  /** `amount` is its current amount, `cash` the expected one. */
  receipt: nullable(entity({ amount, cash: integer, failure: text, changedAt: instant })),
  cases: list(
    entity({
      ...{ caseNo: integer, state: oneOf(caseStates), madeBy: text, madeAt: instant },
      ...{ decidedBy: nullable(text), answer: text },
    }),
  ),
  acts: list(oneOf(depositActs)),
});
export type OrderMoney = ValueOf<typeof orderMoney>;

const orderPath = entity({ mallId: querySerialNumber, orderNo: orderNumber });

/** GET malls/{mallId}/deposits/{orderNo}: an order's money, with what the caller may do about it. */
export const getDeposit = officeEndpoint({
  ...{ method: 'GET', path: '/malls/:mallId/deposits/:orderNo', summary: '주문의 돈', errors: [] },
  ...{ permission: 'deposits.read', personal: 'masked', audit: 'read' },
  params: orderPath,
  data: orderMoney,
});

/** Orders of several malls to act on, and the result of each. */
export const orderPlaces = list(entity({ mallId: serialNumber, orderNo: orderNumber }), 100);
export const orderOutcomes = list(entity({ mallId: integer, orderNo: text, ...outcome }), 100);

/** POST deposits/ask: queries the payment service about these orders again and applies the answers; returns a result for each. */
export const askDeposits = officeEndpoint({
  ...{ method: 'POST', path: '/deposits/ask', summary: '결제사에 다시 확인', errors: [] },
  ...{ permission: 'deposits.write', personal: 'none', audit: { action: 'deposit.ask' } },
  body: entity({ items: orderPlaces }),
  data: orderOutcomes,
});

/** POST deposits/receipts: requests the cash receipts of these orders again; returns a result for each. */
export const retryReceipts = officeEndpoint({
  ...{ method: 'POST', path: '/deposits/receipts', summary: '현금영수증 다시 발급', errors: [] },
  ...{ permission: 'ledger.write', personal: 'none', audit: { action: 'receipt.retry' } },
  body: entity({ items: orderPlaces }),
  data: orderOutcomes,
});

/**
 * POST malls/{mallId}/deposits/{orderNo}/return: opens a case for the return of a late deposit to this account, and returns its number.
 * 4043: no such order. 4094: there is no such deposit, or a case is open already. 4220: an unknown bank.
 */
export const returnDeposit = officeEndpoint({
  ...{ method: 'POST', path: '/malls/:mallId/deposits/:orderNo/return', summary: '늦은 입금 환불 결재' },
  ...{ permission: 'deposits.write', personal: 'none', audit: { action: 'deposit.return' } },
  params: orderPath,
  body: entity({ refundAccount, reason: trimmedText(200) }),
  data: entity({ caseNo: integer }),
  errors: ['4043', '4094', '4220'],
});
