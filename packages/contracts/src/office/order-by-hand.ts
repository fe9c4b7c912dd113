import { deliveryAddress, phoneNumber } from '../address.ts';
import { cartItem } from '../cart.ts';
import { cartLineStates } from '../cart-lines.ts';
import { emailAddress } from '../email-address.ts';
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
  querySerialNumber,
  serialNumber,
  text,
  trimmedText,
  type ValueOf,
} from '../wire.ts';
import { officeEndpoint } from './office-endpoint.ts';
import { personal } from './personal.ts';

const memberPlace = entity({ mallId: querySerialNumber, memberNo: querySerialNumber });
const access = { permission: 'orders.write' } as const;

/** `GET /malls/:mallId/goods`: at most ten goods of a mall with a matching number or name, with options, prices and pieces left. */
export const findGoods = officeEndpoint({
  ...{ ...access, method: 'GET', path: '/malls/:mallId/goods', summary: '주문할 상품 찾기', errors: [] },
  ...{ personal: 'none', audit: 'read', params: entity({ mallId: querySerialNumber }) },
  query: entity({ q: boundedText(60, 1) }),
  data: entity({
    goods: list(
      entity({
        productNo: text,
        name: text,
        options: list(entity({ optionNo: integer, label: text, unitPrice: amount, stock: amount })),
      }),
      10,
    ),
  }),
});

const line = entity({
  productNo: text,
  optionNo: integer,
  name: text,
  optionText: text,
  unitPrice: amount,
  quantity: integer,
  state: oneOf(cartLineStates),
});

/**
 * `POST /malls/:mallId/members/:memberNo/order-sheet`: the total of an order of these items for this member, and the possible addresses;
 * nothing is stored. Error 4040: no member who can order.
 */
export const quoteOrder = officeEndpoint({
  ...{ ...access, method: 'POST', path: '/malls/:mallId/members/:memberNo/order-sheet', summary: '전화 주문 계산' },
  ...{ personal: 'masked', audit: 'read', errors: ['4040'], params: memberPlace },
  body: entity({
    items: list(cartItem, 50),
    /** One of the member's addresses, or the postcode of another, which decides about freight. */
    addressNo: optional(serialNumber),
    postcode: optional(boundedText(5)),
  }),
  data: entity({
    memberName: personal('name'),
    memberPhone: personal('phone'),
    memberEmail: personal('email'),
    addresses: list(
      entity({
        addressNo: integer,
        label: text,
        recipient: personal('name'),
        roadAddress: personal('address'),
        isRemote: oneOf(['Y', 'N']),
      }),
    ),
    lines: list(line),
    goodsAmount: amount,
    deliveryAmount: amount,
    total: amount,
    /** Why it cannot be placed; null when it can. */
    refusal: nullable(text),
  }),
});
export type OrderQuote = ValueOf<(typeof quoteOrder)['data']>;

/**
 * `POST /malls/:mallId/members/:memberNo/orders`: places an order for a member who called. It reserves its stock for a day, is mailed with
 * the link where its member agrees to the terms and pays, and names the staff member in its history. Errors: 4040, 4042 something is not
 * sold, 4091 not enough left, 4093 another total, 4094 nothing to pay, 4220, 4221, 4710, 4711.
 */
export const placeOrderByHand = officeEndpoint({
  ...{ ...access, method: 'POST', path: '/malls/:mallId/members/:memberNo/orders', summary: '전화 주문 넣기' },
  ...{ personal: 'none', audit: { action: 'order.place' }, params: memberPlace },
  errors: ['4040', '4042', '4091', '4093', '4094', '4220', '4221', '4710', '4711'],
  body: entity({
    items: list(cartItem, 50),
    /** One of the member's addresses, or another. */
    addressNo: optional(serialNumber),
    delivery: optional(entity(deliveryAddress)),
    deliveryRequest: boundedText(100),
    /** The payment method that the caller prefers; they may choose another. */
    paymentMethod: oneOf(paymentMethods),
    /** Used instead of the member's own phone and e-mail address if these are missing. */
    ordererPhone: optional(phoneNumber),
    ordererEmail: optional(emailAddress),
    expectedTotal: amount,
    /** Why staff place it, for the history. */
    reason: trimmedText(100),
  }),
  data: entity({ orderNo: text, payUrl: text, expiresAt: instant }),
});
