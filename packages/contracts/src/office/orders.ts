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
  /** The day that was promised when it was ordered. */
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
  /** A gift of which nobody has said yet where it goes: nothing of it is to be prepared. */
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
  /** The last day promised of what is not given back. */
  promisedOn: nullable(day),
  tags: list(text),
});

export const searchedKinds = ['ORDER', 'PHONE', 'INVOICE', 'PRODUCT', 'NAME'] as const;
/** What a search was understood as. */
export type SearchedKind = (typeof searchedKinds)[number];

export const orderFilters = {
  state: filterSet(orderStates),
  mallId: filterNumber,
  orderedOn: filterDay,
  amount: filterWon,
  method: filterSet(orderPaymentMethods),
  /** Has one, or none. */
  openClaim: filterSet(['Y', 'N']),
  /** Nothing shipped yet; some, but not all of it. */
  parcel: filterSet(['NONE', 'PARTLY']),
  /** Of the orderer or the recipient, digits only. */
  phone: filterText(['is']),
  name: filterText(['prefix']),
  product: filterText(['is']),
  invoice: filterText(['is']),
  uploadNo: filterNumber,
  /** Of a claim of it, open or not. */
  claimState: filterSet(claimStates),
  brand: filterText(['is']),
  deliveryMethod: filterSet(deliveryMethodCodes),
  /** Goes to an island or to Jeju. */
  remote: filterSet(['Y', 'N']),
  saleNo: filterEqualNumber,
  memberNo: filterEqualNumber,
  tag: filterText(['is', 'empty']),
  /** Placed by staff for a caller. */
  byHand: filterSet(['Y', 'N']),
  /** The day promised has passed, and it has not arrived. */
  late: filterSet(['Y', 'N']),
  /** Gifts whose receivers have not said where they go. */
  awaitsReceiver: filterSet(['Y', 'N']),
} as const;

/** `GET /orders`: orders of all malls of the scope, the latest first. Days in Seoul, amounts in whole won; no sums where there are more than are counted. */
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

/** `GET /malls/:mallId/orders/:orderNo`: one order, masked, with its money, parcels, claims, history, and the states that it may move to. */
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
    /** Since when its personal data is gone, the retention period being over: names, numbers and address are empty. */
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
    /** Money in and out, the oldest first; a refund is negative. */
    ledger: list(entity({ kind: oneOf(['PAYMENT', 'REFUND']), method: text, amount: integer, happenedAt: instant })),
    /** Each try to pay, with its state at the payment service. */
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
    /** States that staff may move it to now. */
    moves: list(oneOf(orderStates)),
    /** May it still go elsewhere? */
    mayChangeAddress: boolean,
    tags: list(text),
    memos: list(entity({ memoNo: integer, staffName: text, body: text, writtenAt: instant })),
    /** Terms that its member has agreed to, with their version. */
    consents: list(entity({ termCode: text, appliedOn: text, agreedAt: instant })),
    receipt: nullable(entity({ state: text, amount })),
    /** The ten newest others of its member. */
    others: list(entity({ orderNo: text, state: oneOf(orderStates), totalAmount: amount, orderedAt: instant })),
    /** Who of the staff placed it; empty when its member did. */
    placedBy: text,
    /** To whom its member gives it, and where that stands. */
    gift: nullable(
      entity({
        state: oneOf(giftStates),
        receiverName: personal('name'),
        receiverPhone: personal('phone'),
        expiresAt: nullable(instant),
        openedAt: nullable(instant),
      }),
    ),
    /** Where its member pays it, and until when; null when there is nothing to pay any more. */
    paying: nullable(entity({ url: text, until: instant })),
  }),
});
export type OfficeOrder = ValueOf<(typeof getOrder)['data']>;
