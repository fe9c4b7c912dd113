import { orderNumber } from '../order.ts';
import {
  amount,
  entity,
  integer,
  list,
  oneOf,
  optional,
  serialNumber,
  text,
  trimmedLines,
  trimmedText,
} from '../wire.ts';
import { officeEndpoint } from './office-endpoint.ts';
import { orderPlace } from './orders.ts';
import { outcome } from './outcome.ts';
import { personal } from './personal.ts';

const parts = { permission: 'parcels.write', personal: 'none' } as const;
const change = { ...parts, method: 'POST' } as const;
const nothing = entity({});

/** `POST …/prepare`: 결제완료 → 상품준비중. Errors: 4043, 4094 in any other state or with an open claim. */
export const prepareOrder = officeEndpoint({
  ...{ ...change, path: '/malls/:mallId/orders/:orderNo/prepare', summary: '상품준비중으로' },
  ...{ audit: { action: 'order.prepare' }, params: orderPlace, data: nothing, errors: ['4043', '4094'] },
});

/** `POST …/deliver`: 배송중 → 배송완료. Errors: 4043, 4094. */
export const deliverOrder = officeEndpoint({
  ...{ ...change, path: '/malls/:mallId/orders/:orderNo/deliver', summary: '배송완료로' },
  ...{ audit: { action: 'order.deliver' }, params: orderPlace, data: nothing, errors: ['4043', '4094'] },
});

/**
 * `POST …/parcels`: hands a parcel to its carrier, with everything that is left unless lines say otherwise; the same invoice again changes
 * nothing. Errors: 4043, 4094, 4220 for pieces that are not left or a number that is invalid for the carrier.
 */
export const shipOrder = officeEndpoint({
  ...{ ...change, path: '/malls/:mallId/orders/:orderNo/parcels', summary: '발송하기' },
  ...{ audit: { action: 'order.ship' }, params: orderPlace, data: nothing, errors: ['4043', '4094', '4220'] },
  body: entity({
    carrier: trimmedText(30),
    invoiceNo: trimmedText(30),
    lines: optional(list(entity({ lineNo: integer, pieces: integer }), 100)),
  }),
});

const place = entity({ mallId: serialNumber, orderNo: orderNumber });
/** The states to which staff may move many orders at once. */
export const moveTargets = ['PREPARING', 'DELIVERED'] as const;
export const orderOutcome = entity({ mallId: integer, orderNo: text, ...outcome });

/** The result of each of several orders. */
export const movedOrders = entity({ results: list(orderOutcome) });

/** `POST /orders/bulk`: moves up to 500 orders, each in its own transaction; the response has a result for each. */
export const moveOrders = officeEndpoint({
  ...{ ...change, path: '/orders/bulk', summary: '주문 여러 건 옮기기', audit: { action: 'order.move' }, errors: [] },
  body: entity({ to: oneOf(moveTargets), items: list(place, 500) }),
  data: movedOrders,
});

/** The most rows of invoices in one call. */
export const mostInvoices = 10_000;
const verdicts = [
  'RIGHT',
  'ALREADY',
  'DUPLICATE',
  'EMPTY',
  'NO_ORDER_NO',
  'UNKNOWN_ORDER',
  'WRONG_STATE',
  'CLAIMED',
  'NOTHING_LEFT',
  'UNKNOWN_CARRIER',
  'BAD_NUMBER',
] as const;
/** The result of checking a row of invoices; RIGHT ones can be shipped. */
export type InvoiceVerdict = (typeof verdicts)[number];

/** Size limit of a sheet of invoices, whose characters take up to three bytes each. */
const mostBytes = 3_000_000;
const sheet = entity({
  /** Pasted text: one row per line, columns in any order. */
  text: trimmedLines(900_000),
  /** For rows that name none. */
  carrier: optional(trimmedText(30)),
});
const invoiceRow = {
  rowNo: amount,
  mallId: optional(integer),
  orderNo: text,
  carrier: text,
  invoiceNo: text,
  verdict: oneOf(verdicts),
} as const;
const checked = entity({ ...invoiceRow, recipient: optional(personal('name')) });

/**
 * `POST /orders/invoices/check`: parses pasted invoices and returns what would happen to each row; changes nothing. 4220 above 10,000 rows.
 */
export const checkInvoices = officeEndpoint({
  ...{ method: 'POST', path: '/orders/invoices/check', summary: '송장 미리 확인', permission: 'parcels.write' },
  ...{ personal: 'masked', audit: 'read', mostBytes, errors: ['4220'] },
  body: sheet,
  data: entity({ rows: list(checked, mostInvoices) }),
});

/** `POST /orders/invoices`: ships the valid rows and skips the others; the same sheet again changes nothing. 4220 above 10,000 rows. */
export const shipInvoices = officeEndpoint({
  ...{ ...change, path: '/orders/invoices', summary: '송장으로 발송', audit: { action: 'order.ship' } },
  ...{ mostBytes, errors: ['4220'] },
  body: sheet,
  data: entity({
    shipped: amount,
    /** Every row that was not shipped. */
    left: list(entity({ ...invoiceRow, reason: optional(text) }), mostInvoices),
  }),
});
