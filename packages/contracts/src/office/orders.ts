import { giftStates } from '../gift-codes.ts';
import { orderNumber } from '../order.ts';
import { claimStates, claimTypes, orderPaymentMethods, orderStates } from '../order-codes.ts';
import { deliveryMethodCodes } from '../product-codes.ts';
import {
  amount,
  boolean,
  boundedText,
  day,
  entity,
  instant,
  integer,
  list,
  nullable,
  oneOf,
  optional,
  querySerialNumber,
  text,
  type ValueOf,
} from '../wire.ts';
import {
  filterDay,
  filterEqualNumber,
  filterNumber,
  filterSet,
  filterText,
  filterWon,
  listPage,
  listQuery,
} from './list.ts';
import { officeEndpoint } from './office-endpoint.ts';
import { personal } from './personal.ts';

/** A line as staff see it; `takenBack` was cancelled or returned, `shipped` is in a parcel. */
const line = entity({
  lineNo: integer,
  productNo: text,
  productName: text,
  optionText: text,
  image: text,
  unitPrice: amount,
  quantity: amount,
  takenBack: amount,
  shipped: amount,
  /** The arrival day promised at the time of the order. */
  promisedOn: nullable(day),
});

const row = {
  mallId: integer,
  mallName: text,
  orderNo: text,
  memberNo: integer,
  orderedAt: instant,
  paidAt: nullable(instant),
  state: oneOf(orderStates),
  paymentMethod: oneOf(orderPaymentMethods),
  ordererName: personal('name'),
  recipient: personal('name'),
  totalAmount: amount,
  uploadNo: nullable(integer),
  /** A gift without an address yet: nothing of it may be prepared. */
  awaitsReceiver: boolean,
} as const;
const orderRow = entity({
  ...row,
  productName: text,
  image: text,
  lineCount: amount,
  /** Pieces that are not given back, and those of them that are in a parcel. */
  pieces: amount,
  shipped: amount,
  openClaims: amount,
  /** The last promised day of what is not given back. */
  promisedOn: nullable(day),
  tags: list(text),
});

export const searchedKinds = ['ORDER', 'PHONE', 'INVOICE', 'PRODUCT', 'NAME'] as const;
/** How a search was interpreted. */
export type SearchedKind = (typeof searchedKinds)[number];

export const orderFilters = {
  state: filterSet(orderStates),
  mallId: filterNumber,
  orderedOn: filterDay,
  amount: filterWon,
  method: filterSet(orderPaymentMethods),
  /** Has one, or none. */
  openClaim: filterSet(['Y', 'N']),
  /** Nothing shipped yet; partly shipped. */
  parcel: filterSet(['NONE', 'PARTLY']),
  /** Of the orderer or the recipient, digits only. */
  phone: filterText(['is']),
  name: filterText(['prefix']),
  product: filterText(['is']),
  invoice: filterText(['is']),
  uploadNo: filterNumber,
  /** State of one of its claims, open or not. */
  claimState: filterSet(claimStates),
  brand: filterText(['is']),
  deliveryMethod: filterSet(deliveryMethodCodes),
  /** Delivered to an island or to Jeju. */
  remote: filterSet(['Y', 'N']),
  saleNo: filterEqualNumber,
  memberNo: filterEqualNumber,
  tag: filterText(['is', 'empty']),
  /** Placed by staff for a caller. */
  byHand: filterSet(['Y', 'N']),
  /** The promised day has passed, and it has not arrived. */
  late: filterSet(['Y', 'N']),
  /** Gifts without an address yet. */
  awaitsReceiver: filterSet(['Y', 'N']),
} as const;

/**
 * `GET /orders`: orders of all malls in scope, latest first. Days in Seoul, amounts in whole won; no sums when there are more than are
 * counted.
 */
export const listOrders = officeEndpoint({
  ...{ method: 'GET', path: '/orders', summary: '주문 목록', errors: [] },
  ...{ permission: 'orders.read', personal: 'masked', audit: 'read' },
  query: listQuery({ ...orderFilters, q: optional(boundedText(60)) }, ['-orderedAt', 'orderedAt', '-amount', 'amount']),
  data: listPage(orderRow, {
    sums: nullable(entity({ amount, pieces: amount })),
    understood: optional(entity({ kind: oneOf(searchedKinds), value: text })),
  }),
});

export const orderPlace = entity({ mallId: querySerialNumber, orderNo: orderNumber });

const parcel = entity({
  shipmentNo: integer,
  carrier: text,
  invoiceNo: text,
  trackingUrl: text,
  shippedAt: instant,
  staffName: text,
  lines: list(entity({ lineNo: integer, pieces: amount })),
});

/** `GET /malls/:mallId/orders/:orderNo`: one order, masked, with its money, parcels, claims, history, and its next states. */
export const getOrder = officeEndpoint({
  ...{ method: 'GET', path: '/malls/:mallId/orders/:orderNo', summary: '주문 한 건', errors: [] },
  ...{ permission: 'orders.read', personal: 'masked', audit: 'read' },
  params: orderPlace,
  data: entity({
    ...row,
    ordererPhone: personal('phone'),
    ordererEmail: personal('email'),
    recipientPhone: personal('phone'),
    postcode: text,
    roadAddress: personal('address'),
    deliveryRequest: text,
    /** Since when its personal data is blanked because the retention period is over: names, numbers and address are empty. */
    blankedAt: nullable(instant),
    isRemote: boolean,
    goodsAmount: amount,
    deliveryAmount: amount,
    refundedAmount: amount,
    lines: list(line),
    parcels: list(parcel),
    claims: list(
      entity({
        claimNo: integer,
        type: oneOf(claimTypes),
        state: oneOf(claimStates),
        reason: text,
        refundAmount: amount,
        requestedAt: instant,
      }),
    ),
    /** Money in and out, oldest first; a refund is negative. */
    ledger: list(entity({ kind: oneOf(['PAYMENT', 'REFUND']), method: text, amount: integer, happenedAt: instant })),
    /** Each payment attempt, with its state at the payment service. */
    attempts: list(
      entity({ attemptNo: integer, method: text, amount, state: text, failure: text, changedAt: instant }),
    ),
    history: list(
      entity({
        fromState: nullable(oneOf(orderStates)),
        toState: oneOf(orderStates),
        happenedAt: instant,
        actor: oneOf(['MEMBER', 'OPERATOR', 'SYSTEM']),
        staffName: text,
        reason: text,
      }),
    ),
    /** States to which staff may move it now. */
    moves: list(oneOf(orderStates)),
    /** Whether its address may still be changed. */
    mayChangeAddress: boolean,
    tags: list(text),
    memos: list(entity({ memoNo: integer, staffName: text, body: text, writtenAt: instant })),
    /** Terms that its member has agreed to, with their version. */
    consents: list(entity({ termCode: text, appliedOn: text, agreedAt: instant })),
    receipt: nullable(entity({ state: text, amount })),
    /** The member's ten newest other orders. */
    others: list(entity({ orderNo: text, state: oneOf(orderStates), totalAmount: amount, orderedAt: instant })),
    /** The staff member who placed it; empty when its member did. */
    placedBy: text,
    /** The receiver of the gift, and its state. */
    gift: nullable(
      entity({
        state: oneOf(giftStates),
        receiverName: personal('name'),
        receiverPhone: personal('phone'),
        expiresAt: nullable(instant),
        openedAt: nullable(instant),
      }),
    ),
    /** Where its member pays it, and until when; null when there is nothing left to pay. */
    paying: nullable(entity({ url: text, until: instant })),
  }),
});
export type OfficeOrder = ValueOf<(typeof getOrder)['data']>;
