import * as z from 'zod/mini';
import { quoteClaim, requestClaim } from '../claim.ts';
import {
  claimDecisions,
  claimFaults,
  claimStates,
  claimTypes,
  orderPaymentMethods,
  orderStates,
} from '../order-codes.ts';
import {
  amount,
  boolean,
  boundedText,
  entity,
  instant,
  integer,
  list,
  nullable,
  oneOf,
  optional,
  plain,
  queryInteger,
  serialNumber,
  text,
  type ValueOf,
} from '../wire.ts';
import { filterDay, filterNumber, filterSet, filterText, filterWon, listPage, listQuery } from './list.ts';
import { officeEndpoint } from './office-endpoint.ts';
import { outcome } from './outcome.ts';
import { personal } from './personal.ts';

const orderNo = plain(z.string().check(z.regex(/^20\d{14}$/)));
const mallId = queryInteger(1, 999_999);
const claimPath = entity({ mallId, orderNo, claimNo: queryInteger(1, 9999) });
const orderPath = entity({ mallId, orderNo });

const claimFilters = {
  mallId: filterNumber,
  type: filterSet(claimTypes),
  state: filterSet(claimStates),
  fault: filterSet(claimFaults),
  requested: filterDay,
  amount: filterWon,
  /** The number of a product among the claimed ones. */
  product: filterText(['is']),
  /** When an open claim needs its next move: overdue, by midnight in Seoul, later. */
  due: filterSet(['late', 'today', 'later']),
  /** The refund is in progress, or has taken longer than a refund should. */
  refund: filterSet(['moving', 'stuck']),
} as const;

const claimRow = entity({
  ...{ mallId: integer, mallName: text, orderNo: text, claimNo: integer },
  ...{ type: oneOf(claimTypes), state: oneOf(claimStates), fault: oneOf(claimFaults), reason: text },
  ordererName: personal('name'),
  /** The first of the claimed lines, and their number. */
  ...{ productName: text, image: text, lineCount: amount, pieces: amount },
  /** The refund in won: for an open claim, as it would be now. */
  refund: amount,
  returnFee: amount,
  requestedAt: instant,
  /** When an open claim needs its next move. */
  dueAt: nullable(instant),
  /** The refund is in progress, or stuck. */
  refundStartedAt: nullable(instant),
  moves: list(oneOf(claimDecisions)),
});
export type ClaimRow = ValueOf<typeof claimRow>;

/** GET claims: the claims of all malls in scope, the most urgent first. `q` is an order's number or the beginning of a name. */
export const listOfficeClaims = officeEndpoint({
  method: 'GET',
  path: '/claims',
  summary: '클레임',
  permission: 'claims.read',
  personal: 'masked',
  audit: 'read',
  query: listQuery({ q: optional(boundedText(60)), ...claimFilters }, ['dueAt', '-requestedAt', 'requestedAt']),
  data: listPage(claimRow),
  errors: ['4000'],
});

const refundWords = {
  /** Signed won; they add up to the refund. */
  rows: list(entity({ label: text, note: text, amount: integer })),
  refund: amount,
  sentence: text,
} as const;
const refundPreview = entity({
  ...refundWords,
  balance: entity({
    ...{ paid: amount, earlier: amount, refund: amount, left: integer, leftWords: text, addsUp: boolean },
  }),
});

const claimDetail = entity({
  ...{ mallId: integer, mallName: text, orderNo: text, claimNo: integer },
  ...{ type: oneOf(claimTypes), state: oneOf(claimStates), fault: oneOf(claimFaults), reason: text, answer: text },
  ...{ requestedAt: instant, dueAt: nullable(instant) },
  order: entity({
    ...{ state: oneOf(orderStates), orderedAt: instant, deliveredAt: nullable(instant) },
    ...{ paymentMethod: oneOf(orderPaymentMethods), totalAmount: amount },
    ...{ ordererName: personal('name'), ordererPhone: personal('phone') },
  }),
  lines: list(
    entity({
      ...{ lineNo: integer, productNo: text, productName: text, brandName: text, optionText: text, image: text },
      ...{ unitPrice: amount, quantity: amount },
    }),
  ),
  pickup: nullable(entity({ recipient: personal('name'), phone: personal('phone'), address: personal('address') })),
  refundAccount: nullable(entity({ bank: text, accountNumber: personal('account'), holder: personal('name') })),
  preview: refundPreview,
  /** The refund's three steps, once it has begun. */
  steps: list(entity({ name: text, state: oneOf(['done', 'now', 'later']), at: nullable(instant) })),
  /** Legal decisions only; none while the refund is in progress, a case waits for it, or the caller may not decide it. */
  moves: list(oneOf(claimDecisions)),
  /** The refund is above the amount that the caller may refund without approval. */
  needsCase: boolean,
  waitingCase: nullable(entity({ caseNo: integer, madeBy: text, madeAt: instant })),
  checks: list(entity({ isFine: boolean, words: text, note: text })),
  ledger: list(entity({ label: text, note: text, at: nullable(instant), amount: integer, balance: integer })),
  history: list(
    entity({
      toState: oneOf(claimStates),
      at: instant,
      actor: oneOf(['MEMBER', 'OPERATOR', 'SYSTEM']),
      by: text,
      reason: text,
    }),
  ),
});
export type ClaimDetail = ValueOf<typeof claimDetail>;

/** GET malls/{mallId}/claims/{orderNo}/{claimNo}: a claim with its refund in words. */
export const getOfficeClaim = officeEndpoint({
  method: 'GET',
  path: '/malls/:mallId/claims/:orderNo/:claimNo',
  summary: '클레임 하나',
  permission: 'claims.read',
  personal: 'masked',
  audit: 'read',
  params: claimPath,
  data: claimDetail,
  errors: [],
});

const decided = {
  decision: oneOf(claimDecisions),
  /** A text for the member; required for a rejection. */
  reason: boundedText(200),
} as const;

/**
 * POST malls/{mallId}/claims/{orderNo}/{claimNo}/decision. 4090: the refund is no longer the one that was seen. 4094: not a legal move now,
 * or somebody else was first (description: who). 4095: the payment service refused the refund. 4220: a rejection without a reason. A refund
 * above the caller's limit becomes a case, whose number is in the response.
 */
export const decideOfficeClaim = officeEndpoint({
  method: 'POST',
  path: '/malls/:mallId/claims/:orderNo/:claimNo/decision',
  summary: '클레임 결정',
  permission: 'claims.write',
  personal: 'none',
  audit: { action: 'claim.decide' },
  params: claimPath,
  body: entity({ ...decided, seenRefund: amount }),
  data: entity({ caseNo: nullable(integer) }),
  errors: ['4090', '4094', '4095', '4220'],
});

/** POST claims/bulk: one decision with one reason for several claims; returns a result for each. */
export const decideClaims = officeEndpoint({
  method: 'POST',
  path: '/claims/bulk',
  summary: '여러 클레임 결정',
  permission: 'claims.write',
  personal: 'none',
  audit: { action: 'claim.decide' },
  body: entity({
    ...decided,
    items: list(entity({ mallId: serialNumber, orderNo, claimNo: serialNumber, seenRefund: amount }), 500),
  }),
  data: list(entity({ mallId: integer, orderNo: text, claimNo: integer, ...outcome }), 500),
  errors: ['4220'],
});

/** GET malls/{mallId}/orders/{orderNo}/claimable: the possible types and pieces of a new claim; no types when nothing can be claimed. */
export const getClaimable = officeEndpoint({
  method: 'GET',
  path: '/malls/:mallId/orders/:orderNo/claimable',
  summary: '신청할 수 있는 클레임',
  permission: 'claims.write',
  personal: 'none',
  audit: 'read',
  params: orderPath,
  data: entity({
    state: oneOf(orderStates),
    paymentMethod: oneOf(orderPaymentMethods),
    types: list(oneOf(claimTypes)),
    lines: list(
      entity({
        ...{ lineNo: integer, productName: text, optionText: text },
        ...{ unitPrice: amount, pieces: amount },
      }),
    ),
    /** The money can only be refunded to an account that the member names. */
    wantsAccount: boolean,
  }),
  errors: ['4043'],
});

/** POST malls/{mallId}/orders/{orderNo}/refund-quote: the refund of such a claim, in words; nothing is stored. */
export const quoteOfficeClaim = officeEndpoint({
  method: 'POST',
  path: '/malls/:mallId/orders/:orderNo/refund-quote',
  summary: '회원 대신 신청할 때의 환불 금액',
  permission: 'claims.write',
  personal: 'none',
  audit: 'read',
  params: orderPath,
  body: quoteClaim.body,
  data: entity({
    ...refundWords,
    /** It is refunded at once, not after a decision. */
    isAtOnce: boolean,
    /** The immediate refund is above the amount that the caller may refund without approval. */
    needsCase: boolean,
  }),
  errors: ['4043', '4094', '4220'],
});

/**
 * POST malls/{mallId}/orders/{orderNo}/claims: a claim that staff make for the member, with the same effect. 4093: the refund differs from
 * the one shown. 4094: the order's state does not allow it. An immediate refund above the caller's limit becomes a case.
 */
export const makeOfficeClaim = officeEndpoint({
  method: 'POST',
  path: '/malls/:mallId/orders/:orderNo/claims',
  summary: '회원 대신 클레임 신청',
  permission: 'claims.write',
  personal: 'none',
  audit: { action: 'claim.make' },
  params: orderPath,
  body: requestClaim.body,
  data: entity({ caseNo: nullable(integer) }),
  errors: ['4043', '4093', '4094', '4220'],
});
