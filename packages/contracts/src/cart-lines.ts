import { cartOption, mostCartLines, optionParts, pieces } from './cart.ts';
import { endpoint } from './endpoint.ts';
import { goodsCard } from './goods.ts';
import { deliveryMethodCodes } from './product-codes.ts';
import { amount, boolean, entity, integer, list, nullable, oneOf, optional, text, type ValueOf } from './wire.ts';

/** ORDERABLE can be bought; SHORT: fewer pieces left than wanted; SOLD_OUT: none left; STOPPED: no longer for sale. */
export const cartLineStates = ['ORDERABLE', 'SHORT', 'SOLD_OUT', 'STOPPED'] as const;
export type CartLineState = (typeof cartLineStates)[number];

/** A line of the basket at today's price and stock; won for one piece. */
export const cartLine = entity({
  productNo: text,
  optionNo: integer,
  name: text,
  brandName: text,
  image: text,
  colourName: text,
  optionLabel: text,
  /** The product has other colours or sets too. */
  hasOtherOptions: boolean,
  unitPrice: amount,
  marketPrice: nullable(amount),
  /** The price of one piece when it was added; differs if the price has changed since. */
  priceWhenAdded: amount,
  quantity: integer,
  /** Pieces left. */
  stockQuantity: amount,
  /** The most pieces of the product, over all its options, that one member may hold at a time. */
  mostPieces: integer,
  state: oneOf(cartLineStates),
  isSelected: boolean,
  deliveryMethod: oneOf(deliveryMethodCodes),
  hasFreeDelivery: boolean,
  shipsToday: boolean,
  deliveryNote: text,
});
export type CartLine = ValueOf<typeof cartLine>;

const fee = entity({ fee: amount, freeFrom: nullable(amount) });
/** The delivery rates of the mall, as domain/basket.ts reads them. */
export const deliveryRates = entity({
  usual: fee,
  byMethod: list(entity({ deliveryMethod: oneOf(deliveryMethodCodes), fee: amount, freeFrom: nullable(amount) })),
  remoteSurcharge: amount,
});

/** The basket, newest line first. */
export const cart = entity({ lines: list(cartLine, mostCartLines), deliveryRates });
export type Cart = ValueOf<typeof cart>;

/** GET cart: the member's basket, the same on every device. */
export const getCart = endpoint({
  method: 'GET',
  path: '/cart',
  access: 'shopper',
  summary: '장바구니',
  data: cart,
  errors: [],
  offline: 'kept',
});
/** PUT cart/lines: changes quantity or selection of existing lines; others stay unchanged. Returns the basket. */
export const changeCart = endpoint({
  method: 'PUT',
  path: '/cart/lines',
  access: 'shopper',
  summary: '장바구니 수량·선택 변경',
  body: entity({
    lines: list(entity({ ...optionParts, quantity: optional(pieces), isSelected: optional(boolean) }), mostCartLines),
  }),
  data: cart,
  errors: ['4091', '4710'],
});
/** PUT cart/option: changes the option of a line; pieces are added to a line that has the option already. Errors: 4042, 4091. */
export const changeCartOption = endpoint({
  method: 'PUT',
  path: '/cart/option',
  access: 'shopper',
  summary: '장바구니 옵션 변경',
  body: entity({ ...optionParts, newOptionNo: optionParts.optionNo, quantity: pieces }),
  data: cart,
  errors: ['4042', '4091', '4710'],
});
/** POST cart/remove: removes lines; missing ones are no error. Returns the basket. */
export const removeFromCart = endpoint({
  method: 'POST',
  path: '/cart/remove',
  access: 'shopper',
  summary: '장바구니 삭제',
  body: entity({ lines: list(cartOption, mostCartLines) }),
  data: cart,
  errors: [],
});
/**
 * POST cart/restore: restores recently removed lines as they were; lines that can no longer be restored are no error. Returns the basket.
 * Errors: 4092.
 */
export const restoreToCart = endpoint({
  method: 'POST',
  path: '/cart/restore',
  access: 'shopper',
  summary: '장바구니 삭제 되돌리기',
  body: entity({ lines: list(cartOption, mostCartLines) }),
  data: cart,
  errors: ['4092'],
});

/** GET cart/companions: at most ten goods that were bought together with those in the basket, then others of their categories. */
export const listCompanions = endpoint({
  method: 'GET',
  path: '/cart/companions',
  access: 'shopper',
  summary: '함께 담으면 좋은 상품',
  data: entity({ companions: list(goodsCard) }),
  errors: [],
  offline: 'kept',
});
