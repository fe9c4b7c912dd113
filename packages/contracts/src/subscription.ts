import { endpoint } from './endpoint.ts';
import { goodsGroupNumbers, sticker } from './goods.ts';
import { careTypes } from './product-codes.ts';
import { amount, boolean, entity, integer, list, oneOf, text, type ValueOf } from './wire.ts';

/** A subscription product card; the fee is the lowest, won a month. */
export const subscriptionCard = entity({
  subscriptionNo: text,
  name: text,
  brandName: text,
  modelName: text,
  image: text,
  tag: text,
  stickers: list(sticker),
  monthlyFee: amount,
  contractMonths: integer,
  careType: oneOf(careTypes),
  visitCycleMonths: integer,
  isFirstMonthFree: boolean,
  isFavourite: boolean,
  isSoldOut: boolean,
});
export type SubscriptionCard = ValueOf<typeof subscriptionCard>;

/** POST products/subscriptions: cards of the given products, in the requested order. */
export const listSubscriptionsByNumber = endpoint({
  method: 'POST',
  path: '/products/subscriptions',
  access: 'shopper',
  summary: '구독 상품 카드 목록',
  look: 'open',
  body: goodsGroupNumbers,
  data: list(subscriptionCard),
  errors: [],
});
/** POST pre/layout/product/subscriptions: the same before sign-in. */
export const listPublicSubscriptionsByNumber = endpoint({
  method: 'POST',
  path: '/pre/layout/product/subscriptions',
  access: 'public',
  summary: '구독 상품 카드 목록 (로그인 전)',
  look: 'open',
  body: goodsGroupNumbers,
  data: list(subscriptionCard),
  errors: [],
});
