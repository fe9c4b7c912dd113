import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { amount, boolean, entity, list, oneOf, plain, text, type ValueOf } from './wire.ts';
import { joinTypes, networks } from './wireless-codes.ts';
import { carrierPlan } from './wireless-detail.ts';

/** A phone as it is priced: its memory sizes, each with the place of its supports in the book. */
const pricedPhone = entity({
  goodsGroupNo: ['gdsGrpNo', text],
  network: oneOf(networks),
  isSoldOut: boolean,
  memories: list(entity({ memory: text, releasePrice: amount, isSoldOut: boolean, supportsAt: amount })),
});
export type PricedPhone = ValueOf<typeof pricedPhone>;

/**
 * All that prices every phone of a mall in one way of joining. Phones share rows of supports, which would else be most of it: common
 * and extra support by turns, of one plan after the other.
 */
export const priceBook = entity({
  plans: list(carrierPlan),
  instalmentRatePercent: plain(z.number()),
  supports: list(list(amount, 4000), 20_000),
  phones: list(pricedPhone, 5000),
});
export type PriceBook = ValueOf<typeof priceBook>;

/** GET products/wireless-prices: what the phones of the mall are repriced by, for the conditions of whoever looks. */
export const getPriceBook = endpoint({
  method: 'GET',
  path: '/products/wireless-prices',
  access: 'shopper',
  summary: '내 조건으로 휴대폰 요금 계산',
  query: entity({ joinType: oneOf(joinTypes) }),
  data: priceBook,
  errors: [],
});
