import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { amount, boolean, entity, list, oneOf, plain, text, type ValueOf } from './wire.ts';
import { joinTypes, networks } from './wireless-codes.ts';
import { carrierPlan } from './wireless-detail.ts';

/** A phone for pricing: its memory sizes, each with the index of its supports in the book. */
const pricedPhone = entity({
  goodsGroupNo: ['gdsGrpNo', text],
  network: oneOf(networks),
  isSoldOut: boolean,
  memories: list(entity({ memory: text, releasePrice: amount, isSoldOut: boolean, supportsAt: amount })),
});
export type PricedPhone = ValueOf<typeof pricedPhone>;

/**
 * Everything that prices every phone of a mall for one joining type. Phones share rows of supports, which would otherwise be most of the
 * data: common and extra support alternate, plan after plan.
 */
export const priceBook = entity({
  plans: list(carrierPlan),
  instalmentRatePercent: plain(z.number()),
  supports: list(list(amount, 4000), 20_000),
  phones: list(pricedPhone, 5000),
});
export type PriceBook = ValueOf<typeof priceBook>;

/** GET products/wireless-prices: the price book with which the phones of the mall are repriced under the shopper's conditions. */
export const getPriceBook = endpoint({
  method: 'GET',
  path: '/products/wireless-prices',
  access: 'shopper',
  summary: '내 조건으로 휴대폰 요금 계산',
  query: entity({ joinType: oneOf(joinTypes) }),
  data: priceBook,
  errors: [],
});
