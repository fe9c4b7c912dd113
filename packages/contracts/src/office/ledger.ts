import * as z from 'zod/mini';
import { paymentMethods } from '../order-codes.ts';
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
  plain,
  querySerialNumber,
  text,
  trimmedText,
  type ValueOf,
} from '../wire.ts';
import { entryKinds, orderMoney, orderOutcomes, orderPlaces } from './deposits.ts';
import { filterDay, filterNumber, filterSet, filterWon, listPage, listQuery } from './list.ts';
import { officeEndpoint } from './office-endpoint.ts';

const entryRow = entity({
  ...{ mallId: integer, mallName: text, entryNo: integer, orderNo: text, attemptNo: integer },
  ...{ kind: oneOf(entryKinds), method: oneOf(paymentMethods) },
  /** Won; a refund is negative. */
  amount: integer,
  happenedAt: instant,
  /** The payment service's key of this transaction. */
  transactionKey: text,
});

/**
 * GET ledger: every payment and refund of all malls in scope, latest first. `q` is the beginning of an order's number, `amount` has no
 * sign; the sums, in won, cover everything that the filters find.
 */
export const listLedger = officeEndpoint({
  ...{ method: 'GET', path: '/ledger', summary: '결제 원장', errors: ['4000'] },
  ...{ permission: 'ledger.read', personal: 'none', audit: 'read' },
  query: listQuery(
    {
      q: optional(boundedText(60)),
      ...{ mallId: filterNumber, kind: filterSet(entryKinds), method: filterSet(paymentMethods) },
      ...{ happened: filterDay, amount: filterWon },
    },
    ['-happenedAt', 'happenedAt'],
  ),
  data: listPage(entryRow, { sums: entity({ paid: amount, refunded: integer }) }),
});

export const differenceStates = ['OPEN', 'RESOLVED', 'AGREED'] as const;
/** Unexplained; explained by somebody; both sides agree again. */
export type DifferenceState = (typeof differenceStates)[number];

export const differenceActs = ['compare', 'resolve'] as const;
/** Compares it again; closes it with a reason. */
export type DifferenceAct = (typeof differenceActs)[number];

const differenceFields = {
  ...{ mallId: integer, mallName: text },
  /** The key of the payment at the service, or an order. */
  ...{ name: text, orderNo: text },
  /** The amounts according to our ledger and to the other side, in won. */
  ...{ ledger: integer, other: integer },
  /** How they differ, in words. */
  words: text,
  ...{ state: oneOf(differenceStates), foundAt: instant, seenAt: instant },
  acts: list(oneOf(differenceActs)),
} as const;
const differenceRow = entity(differenceFields);
export type DifferenceRow = ValueOf<typeof differenceRow>;

/** GET differences: where the ledger, the payment service and the orders disagree, as found each night; the oldest first. */
export const listDifferences = officeEndpoint({
  ...{ method: 'GET', path: '/differences', summary: '대사', errors: ['4000'] },
  ...{ permission: 'ledger.read', personal: 'none', audit: 'read' },
  query: listQuery(
    {
      q: optional(boundedText(60)),
      ...{ mallId: filterNumber, state: filterSet(differenceStates), found: filterDay },
      /** The amount by which the two sides differ. */
      amount: filterWon,
    },
    ['foundAt', '-foundAt', '-amount'],
  ),
  data: listPage(differenceRow),
});

const differencePath = entity({
  mallId: querySerialNumber,
  name: plain(z.string().check(z.regex(/^20\d{14}(-\d{1,6}-\d{1,6})?$/))),
});

/** GET malls/{mallId}/differences/{name}: a difference with what to do about it, and its order's money if the order is known. */
export const getDifference = officeEndpoint({
  ...{ method: 'GET', path: '/malls/:mallId/differences/:name', summary: '차이 하나', errors: [] },
  ...{ permission: 'ledger.read', personal: 'masked', audit: 'read' },
  params: differencePath,
  data: entity({
    ...differenceFields,
    advice: text,
    resolution: nullable(entity({ by: text, at: instant, reason: text })),
    money: nullable(orderMoney),
  }),
});
export type OfficeDifference = ValueOf<(typeof getDifference)['data']>;

/** POST differences/compare: compares these orders with the payment service again; returns a result for each. */
export const compareOrders = officeEndpoint({
  ...{ method: 'POST', path: '/differences/compare', summary: '다시 대사', errors: [] },
  ...{ permission: 'ledger.write', personal: 'none', audit: { action: 'ledger.compare' } },
  body: entity({ items: orderPlaces }),
  data: orderOutcomes,
});

/**
 * POST malls/{mallId}/differences/{name}/resolve: explains why the two sides may differ. It opens again automatically when they differ in
 * another way. 4090: the sums are no longer those that were seen, or it is closed already.
 */
export const resolveDifference = officeEndpoint({
  ...{ method: 'POST', path: '/malls/:mallId/differences/:name/resolve', summary: '차이 정리', errors: ['4090'] },
  ...{ permission: 'ledger.write', personal: 'none', audit: { action: 'ledger.resolve' } },
  params: differencePath,
  body: entity({ ledger: integer, other: integer, reason: trimmedText(300) }),
  data: nullable(text),
});
