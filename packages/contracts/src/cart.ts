import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { amount, boundedText, entity, list, plain, type ValueOf } from './wire.ts';

/** The most lines of a basket, and pieces of one option. */
export const mostCartLines = 50;
export const mostPieces = 99;

/** The most pieces of one option. */
export const pieces = plain(z.int().check(z.minimum(1), z.maximum(mostPieces)));
export const optionParts = {
  productNo: boundedText(20, 1),
  optionNo: plain(z.int().check(z.minimum(1), z.maximum(9999))),
};

/** An option of a product: what is added, removed or bought. */
export const cartOption = entity(optionParts);
export type CartOption = ValueOf<typeof cartOption>;
/** A quantity of an option. */
export const cartItem = entity({ ...optionParts, quantity: pieces });
export type CartItem = ValueOf<typeof cartItem>;
/** GET cart/count: lines in the basket, for the badge. */
export const countCart = endpoint({
  method: 'GET',
  path: '/cart/count',
  access: 'shopper',
  summary: '장바구니 상품 수',
  data: entity({ count: amount }),
  errors: [],
  offline: 'kept',
});
/**
 * POST cart/lines: adds items; pieces of an option that is there already add up, to 99 at most. Errors: 4042 not sold here, 4091 not enough
 * left, 4092 more than 50 lines, 4710 more of a product than one member may hold.
 */
export const addToCart = endpoint({
  method: 'POST',
  path: '/cart/lines',
  access: 'shopper',
  summary: '장바구니 담기',
  body: entity({ items: list(cartItem, 20) }),
  data: entity({ count: amount }),
  errors: ['4042', '4091', '4092', '4710'],
});
