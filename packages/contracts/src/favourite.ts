import { endpoint } from './endpoint.ts';
import { goodsCard } from './goods.ts';
import { subscriptionCard } from './subscription.ts';
import { amount, boundedText, entity, list, nullable, text } from './wire.ts';
import { wirelessCard } from './wireless.ts';

const productNo = entity({ productNo: boundedText(20, 1) });
const toggle = { access: 'shopper', params: productNo, data: nullable(text), errors: ['4042'] } as const;

/** PUT favourites/{productNo}: marks a product; idempotent. Error 4042. */
export const addFavourite = endpoint({ ...toggle, method: 'PUT', path: '/favourites/:productNo', summary: '찜하기' });
/** DELETE favourites/{productNo}: unmarks a product; idempotent. */
export const removeFavourite = endpoint({
  ...toggle,
  method: 'DELETE',
  path: '/favourites/:productNo',
  summary: '찜 해제',
});
/** DELETE favourites: empties the member's wishlist. */
export const clearFavourites = endpoint({
  method: 'DELETE',
  path: '/favourites',
  access: 'shopper',
  summary: '찜 전체 해제',
  data: nullable(text),
  errors: [],
});
/** GET favourites: the member's wishlist, newest first, by kind of product. */
export const listFavourites = endpoint({
  method: 'GET',
  path: '/favourites',
  access: 'shopper',
  summary: '찜한 상품',
  data: entity({
    total: amount,
    goods: ['goodsList', list(goodsCard)],
    wirelessProducts: ['ncpList', list(wirelessCard)],
    subscriptions: list(subscriptionCard),
  }),
  errors: [],
  offline: 'kept',
});
/** GET favourites/count: the number of the member's favourites that the mall still shows. */
export const countFavourites = endpoint({
  method: 'GET',
  path: '/favourites/count',
  access: 'shopper',
  summary: '찜한 상품 수',
  data: entity({ count: amount }),
  errors: [],
  offline: 'kept',
});
