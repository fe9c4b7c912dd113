import { deliveryAddress } from '../address.ts';
import { orderNumber } from '../order.ts';
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
} from '../wire.ts';
import { officeEndpoint } from './office-endpoint.ts';
import { movedOrders, moveTargets, orderOutcome } from './order-moves.ts';
import { orderFilters, orderPlace } from './orders.ts';
import { revealed } from './personal.ts';

const change = { method: 'POST', permission: 'orders.write', personal: 'none' } as const;
const place = entity({ mallId: serialNumber, orderNo: orderNumber });
const nothing = nullable(text);

/** `POST /orders/notes`: adds a memo, a tag, or both to up to 500 orders; the response has a result for each. Error 4000 without either. */
export const noteOrders = officeEndpoint({
  ...{ ...change, path: '/orders/notes', summary: '주문 메모와 태그', audit: { action: 'order.note' }, errors: [] },
  body: entity({
    items: list(place, 500),
    memo: optional(trimmedText(1000)),
    tag: optional(trimmedText(20)),
  }),
  data: movedOrders,
});

/** `POST …/tags/remove`: removes a tag from an order. Error 4040: it has none of this name. */
export const untagOrder = officeEndpoint({
  ...{ ...change, path: '/malls/:mallId/orders/:orderNo/tags/remove', summary: '태그 떼기' },
  ...{ audit: { action: 'order.untag' }, params: orderPlace, data: nothing, errors: ['4040'] },
  body: entity({ tag: trimmedText(20) }),
});

/**
 * `POST …/address`: changes an order's address until it is prepared. It is recorded in the history, and the member is mailed. Errors: 4043,
 * 4094 it is being prepared or later, 4220 a field, or an address with another delivery cost.
 */
export const changeOrderAddress = officeEndpoint({
  ...{ ...change, path: '/malls/:mallId/orders/:orderNo/address', summary: '배송지 바꾸기' },
  ...{ audit: { action: 'order.address' }, params: orderPlace, data: nothing, errors: ['4043', '4094', '4220'] },
  body: entity({ ...deliveryAddress, deliveryRequest: boundedText(100) }),
});

/**
 * `POST …/gift/extend`: gives seven more days from today to accept a gift; its giver is mailed to send the link again. Errors: 4043, 4094
 * it is accepted or refunded.
 */
export const extendGift = officeEndpoint({
  ...{ ...change, path: '/malls/:mallId/orders/:orderNo/gift/extend', summary: '선물 기한 늘리기' },
  ...{ audit: { action: 'gift.extend' }, params: orderPlace, data: nothing, errors: ['4043', '4094'] },
});

/** `POST …/gift/remind`: mails the giver of a gift that was not accepted yet to send its link again. Errors: 4043, 4094. */
export const remindGift = officeEndpoint({
  ...{ ...change, path: '/malls/:mallId/orders/:orderNo/gift/remind', summary: '선물 링크 다시 보내기 안내' },
  ...{ audit: { action: 'gift.remind' }, params: orderPlace, data: nothing, errors: ['4043', '4094'] },
});

/**
 * `POST …/parcels/:shipmentNo/correct`: corrects the carrier or number of a parcel until it is delivered; `seen` is the number to be
 * corrected. It is recorded in the history, and the member is mailed. Errors: 4043, 4090 it was corrected since, 4094 it is delivered, 4220
 * a number that is invalid for the carrier or that another parcel has.
 */
export const correctParcel = officeEndpoint({
  ...{ ...change, permission: 'parcels.write', path: '/malls/:mallId/orders/:orderNo/parcels/:shipmentNo/correct' },
  ...{ summary: '송장 고치기', audit: { action: 'order.invoice' }, data: nothing },
  errors: ['4043', '4090', '4094', '4220'],
  params: entity({ mallId: querySerialNumber, orderNo: orderNumber, shipmentNo: querySerialNumber }),
  body: entity({ carrier: trimmedText(30), invoiceNo: trimmedText(30), seen: trimmedText(30) }),
});

/**
 * `POST /orders/bulk/matching`: moves what a list's filters find, a batch of 100 per call: `next` is the cursor of the next batch. Each
 * order has its own transaction, so an interrupted walk can continue at its cursor, or start again and find what is left.
 */
export const moveMatchingOrders = officeEndpoint({
  ...{ ...change, permission: 'parcels.write', path: '/orders/bulk/matching', summary: '조건에 맞는 주문 모두 옮기기' },
  ...{ audit: { action: 'order.move' }, errors: [] },
  body: entity({
    to: oneOf(moveTargets),
    ...orderFilters,
    q: optional(boundedText(60)),
    cursor: optional(boundedText(400)),
  }),
  data: entity({ results: list(orderOutcome), next: optional(text) }),
});

/** `POST /orders/picking`: the goods to collect for up to 500 orders, by product and option, without pieces that were shipped. */
export const listPicking = officeEndpoint({
  ...{ method: 'POST', path: '/orders/picking', summary: '피킹 리스트', permission: 'parcels.read' },
  ...{ personal: 'none', audit: 'read', errors: [] },
  body: entity({ items: list(place, 500) }),
  data: entity({
    printedAt: instant,
    staffName: text,
    rows: list(
      entity({
        productNo: text,
        productName: text,
        optionText: text,
        pieces: amount,
        orders: list(entity({ orderNo: text, pieces: amount })),
      }),
    ),
  }),
});

const slip = entity({
  mallId: integer,
  mallName: text,
  orderNo: text,
  orderedAt: instant,
  recipient: revealed('name'),
  recipientPhone: revealed('phone'),
  postcode: text,
  address: revealed('address'),
  deliveryRequest: text,
  lines: list(entity({ productNo: text, productName: text, optionText: text, pieces: amount })),
});

/** `POST /orders/slips`: the content of the parcels of up to 200 orders, with unmasked names and addresses, for printing. Error 4032. */
export const printSlips = officeEndpoint({
  ...{ method: 'POST', path: '/orders/slips', summary: '거래 명세서 인쇄', permission: 'parcels.unmask', stepUp: true },
  ...{ personal: 'clear', task: 'PRINT', audit: 'read', errors: ['4032'] },
  body: entity({ items: list(place, 200) }),
  data: entity({ printedAt: instant, staffName: text, slips: list(slip) }),
});

/**
 * `POST /orders/invoices/read`: order numbers, carriers and invoices of a spreadsheet or CSV with columns in any order, as lines of text
 * for `checkInvoices`. Nothing else of the file is kept. Error 4151: it cannot be read.
 */
export const readInvoiceFile = officeEndpoint({
  ...{ method: 'POST', path: '/orders/invoices/read', summary: '송장 파일 읽기', permission: 'parcels.write' },
  ...{ personal: 'none', audit: 'read', upload: { mostBytes: 5_000_000 }, errors: ['4150', '4151'] },
  data: entity({ text }),
});
