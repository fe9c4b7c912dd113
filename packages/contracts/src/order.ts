import * as z from 'zod/mini';
import { address, deliveryAddress, phoneNumber } from './address.ts';
import { cartItem, mostCartLines } from './cart.ts';
import { cartLine, deliveryRates } from './cart-lines.ts';
import { cashReceipt, cashReceiptChoice } from './cash-receipt.ts';
import { termCodes } from './codes.ts';
import { emailAddress } from './email-address.ts';
import { endpoint } from './endpoint.ts';
import { giftInput, orderGift } from './gift.ts';
import {
  claimFaults,
  claimStates,
  claimTypes,
  orderPaymentMethods,
  orderStates,
  paymentMethods,
} from './order-codes.ts';
import { parcel } from './parcel.ts';
import { payment, paymentWindow } from './payment.ts';
import { deliveryMethodCodes } from './product-codes.ts';
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
  plain,
  queryInteger,
  serialNumber,
  text,
  trimmedText,
  type ValueOf,
} from './wire.ts';

/** What is bought: items named one by one (바로 구매), or absent for what is selected in the basket; at a sale one option of it. */
const bought = { items: optional(list(cartItem, mostCartLines)), saleNo: optional(serialNumber) } as const;
/** 4600 the sale is not open, 4601 it is sold out, 4602 the member has the most that one may have. */
const saleErrors = ['4600', '4601', '4602'] as const;

/** A version of a term to agree to. */
const orderTerm = entity({ termNo: ['infoNo', integer], termCode: oneOf(termCodes) });

/** Everything that the order page needs: lines at today's price and stock, delivery rates, the address book. */
export const orderSheet = entity({
  lines: list(cartLine, mostCartLines),
  deliveryRates,
  addresses: list(address),
  /** The phone is empty if the member has given none. */
  ...{ ordererName: text, ordererPhone: text, ordererEmail: text },
  /** Until when an account would accept the deposit. */
  depositBefore: instant,
  /** Why it cannot be ordered now, and what to do: too many pieces of a product, or too many unpaid orders; null when it can. */
  exceededLimit: nullable(text),
  /** Newest version of each term that an order needs; `isAgreed`: this member has agreed to this exact text before. */
  terms: list(entity({ termNo: ['infoNo', integer], termCode: oneOf(termCodes), isAgreed: boolean })),
});
export type OrderSheet = ValueOf<typeof orderSheet>;

/**
 * POST order-sheet: what an order of these items, or of the basket's selection, would be; nothing is stored. 4042 when nothing is left;
 * 4600, 4601, 4602 when the sale refuses.
 */
export const prepareOrder = endpoint({
  ...{ method: 'POST', path: '/order-sheet', access: 'shopper', summary: '주문서' },
  body: entity(bought),
  data: orderSheet,
  errors: ['4042', ...saleErrors],
});

/** The browser's idempotency key of one order: the same key returns the same order. */
const requestKey = plain(z.uuid());

export const orderInput = entity({
  ...bought,
  requestKey,
  ordererName: trimmedText(30),
  ordererPhone: phoneNumber,
  ordererEmail: emailAddress,
  /** The address, or the receiver of a gift: one of the two. */
  delivery: optional(entity(deliveryAddress)),
  gift: optional(giftInput),
  deliveryRequest: boundedText(100),
  paymentMethod: oneOf(paymentMethods),
  /** For cash only. */
  cashReceipt: optional(cashReceiptChoice),
  /** Numbers of the term versions agreed to. */
  agreedTerms: list(integer, 20),
  /** The total that the member saw, in won: only compared. */
  expectedTotal: amount,
});
export type OrderInput = ValueOf<typeof orderInput>;

/**
 * POST orders: places an order and reserves its stock for thirty minutes; the response leads to the payment window, or says that there is
 * nothing to pay: an order of 0 won is complete at once. The same requestKey again returns the same order. Errors: 4042 something is no
 * longer sold, 4091 not enough left, 4093 the total has changed (description: the new one), 4220 a field or a consent is missing, 4221 the
 * requestKey came with other content before, 4600 the sale is not open, 4601 not enough of it left, 4602 more of it than one member may
 * have, 4710 more pieces of a product than one member may hold, 4711 too many unpaid orders.
 */
export const placeOrder = endpoint({
  ...{ method: 'POST', path: '/orders', access: 'shopper', summary: '주문하기' },
  body: orderInput,
  data: entity({ orderNo: text, window: nullable(paymentWindow) }),
  errors: ['4042', '4091', '4093', '4220', '4221', '4710', '4711', ...saleErrors],
});

export const orderNumber = plain(z.string().check(z.regex(/^20\d{14}$/)));
export const orderNo = entity({ orderNo: orderNumber });

export const orderLine = entity({
  ...{ lineNo: integer, productNo: text, optionNo: integer },
  ...{ productName: text, brandName: text, optionText: text, image: text },
  unitPrice: amount,
  quantity: integer,
  /** Cancelled or returned pieces. */
  takenBack: amount,
  /** Pieces that are in a parcel. */
  shipped: amount,
  deliveryMethod: oneOf(deliveryMethodCodes),
  /** The arrival day promised at the time of the order. */
  promisedOn: nullable(day),
  /** The special sale at whose price it was bought. */
  saleNo: nullable(integer),
});
export type OrderLine = ValueOf<typeof orderLine>;

/** A claim in a list of orders. */
export const claimSummary = entity({
  claimNo: integer,
  type: oneOf(claimTypes),
  state: oneOf(claimStates),
  refundAmount: amount,
});

/** An order in a list. */
export const orderCard = entity({
  orderNo: text,
  state: oneOf(orderStates),
  paymentMethod: oneOf(orderPaymentMethods),
  totalAmount: amount,
  orderedAt: instant,
  /** When it entered its current state. */
  movedAt: instant,
  lines: list(orderLine, mostCartLines),
  claims: list(claimSummary),
  /** What may be requested now. */
  openClaims: list(oneOf(claimTypes)),
  mayConfirm: boolean,
  /** Parcels that have left. Several are tracked one by one, on the order's page. */
  parcelCount: integer,
  /** Of the newest parcel; empty before one ships. */
  trackingUrl: text,
});
export type OrderCard = ValueOf<typeof orderCard>;

const pickupAddress = { recipient: text, phone: text, postcode: text, roadAddress: text, detailAddress: text } as const;

export const claim = entity({
  claimNo: integer,
  type: oneOf(claimTypes),
  state: oneOf(claimStates),
  fault: oneOf(claimFaults),
  reason: text,
  /** The operator's response. */
  answer: text,
  refundAmount: amount,
  returnFee: amount,
  lines: list(entity({ lineNo: integer, quantity: integer })),
  /** Where the goods are picked up; null for a cancellation. */
  pickup: nullable(entity(pickupAddress)),
  requestedAt: instant,
  history: list(entity({ state: oneOf(claimStates), happenedAt: instant })),
  mayWithdraw: boolean,
});
export type Claim = ValueOf<typeof claim>;
export type PickupAddress = NonNullable<Claim['pickup']>;

/** An order in full. Amounts are whole won. */
export const orderDetail = entity({
  card: orderCard,
  ordererName: text,
  ordererPhone: text,
  ordererEmail: text,
  recipient: text,
  recipientPhone: text,
  ...{ postcode: text, roadAddress: text, detailAddress: text },
  deliveryRequest: text,
  /** Since when its personal data is blanked because the retention period is over: names, numbers and address are empty. */
  blankedAt: nullable(instant),
  /** A gift; the receiver's address is not revealed, so the address is empty. */
  gift: nullable(orderGift),
  marketAmount: amount,
  goodsAmount: amount,
  deliveryAmount: amount,
  refundedAmount: amount,
  /** When it expires if unpaid; an account that waits for its deposit replaces this by its own deadline. */
  expiresAt: instant,
  /** Until when an account that is opened now would accept the deposit. */
  depositBefore: instant,
  /** Money that came in after the order had ended, or twice: it is returned to an account that the member names. */
  lateDeposit: amount,
  /** In the order in which they were shipped. */
  parcels: list(parcel),
  payment: nullable(payment),
  /** For an order that is unpaid because the payment service charged another amount: the state of that payment. Empty otherwise. */
  paymentFailure: text,
  cashReceipt: nullable(cashReceipt),
  /** Whether one may be requested now, or its number changed. */
  mayRequestCashReceipt: boolean,
  claims: list(claim),
  /** For an order placed by staff, the terms that its member must agree to before paying; usually empty. */
  termsToAgree: list(orderTerm),
  history: list(entity({ state: oneOf(orderStates), happenedAt: instant, reason: text })),
});
export type OrderDetail = ValueOf<typeof orderDetail>;

/** GET orders: the member's orders of a period, newest first; counts by state are of the last six months. */
export const listOrders = endpoint({
  ...{ method: 'GET', path: '/orders', access: 'member', summary: '주문 목록' },
  query: entity({
    from: optional(day),
    to: optional(day),
    state: optional(oneOf(orderStates)),
    claimed: optional(oneOf(['only'])),
    page: optional(queryInteger(1, 250)),
  }),
  data: entity({
    total: amount,
    page: integer,
    pageSize: integer,
    orders: list(orderCard),
    counts: list(entity({ state: oneOf(orderStates), count: amount })),
  }),
  errors: [],
  offline: 'kept',
});
/** GET orders/{orderNo}: an order in full; 4043 when it is not the member's. */
export const getOrder = endpoint({
  ...{ method: 'GET', path: '/orders/:orderNo', access: 'member', summary: '주문 상세' },
  params: orderNo,
  data: orderDetail,
  ...{ errors: ['4043'], offline: 'kept' },
});
/** POST orders/{orderNo}/confirm: confirms the purchase, after which returns are no longer possible. Errors: 4043, 4094. */
export const confirmPurchase = endpoint({
  ...{ method: 'POST', path: '/orders/:orderNo/confirm', access: 'member', summary: '구매확정' },
  params: orderNo,
  data: orderDetail,
  errors: ['4043', '4094'],
});
