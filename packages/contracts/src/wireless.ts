import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { colourStock, labelled, sticker } from './goods.ts';
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
  text,
  type ValueOf,
  yesNo,
} from './wire.ts';
import {
  contractMonths,
  discountTypes,
  instalmentMonths,
  joinTypes,
  networks,
  planPersons,
  returnBases,
} from './wireless-codes.ts';

/** What the card's monthly price is made of (priceData). Whole won a month, but phonePrice and planPrice as named. */
export const wirelessPrice = entity({
  discountType: ['discType', oneOf(discountTypes)],
  memory: ['phoneMemory', text],
  /** Device instalment, won a month. */
  devicePrice: ['phonePrice', amount],
  planName: text,
  /** Plan after its discount, won a month. */
  planPrice: amount,
  /** Expected monthly payment: device + plan. */
  totalPrice: amount,
  instalmentMonths: integer,
  joinType: oneOf(joinTypes),
});

/** A wireless product card. */
export const wirelessCard = entity({
  goodsGroupNo: ['gdsGrpNo', text],
  name: ['gdsGrpNm', text],
  image: ['mainImgPath', text],
  tag: ['gdsGrpTag', text],
  stickers: ['gdsGrpStckr', list(sticker)],
  categoryNo: ['masterCtgNo', text],
  isFavourite: ['fvrtYn', yesNo],
  /** Text with comma, plus and brace markers (R3.08). */
  benefitLine1: ['otherItem1', text],
  benefitLine2: ['otherItem2', text],
  newCount: ['newNum', amount],
  transferCount: ['transNum', amount],
  changeCount: ['changeNum', amount],
  colours: ['colorQtyList', list(colourStock)],
  price: ['priceData', wirelessPrice],
  isSoldOut: ['soldOutYn', yesNo],
  brandName: text,
});
export type WirelessCard = ValueOf<typeof wirelessCard>;

const wirelessListReply = entity({ wirelessProducts: ['ncpList', list(wirelessCard)] });
const wirelessQuery = entity({
  searchProps: optional(entity({ brandType: optional(boundedText(40)), rangeType: optional(boundedText(40)) })),
  goodsGroupNos: ['gdsGrpNolist', list(boundedText(20, 1), 60)],
});

/** Who may take a plan, and with which phone (domain/plan-eligibility). */
const planRule = {
  /** International age in years on the day, both ends included; null is no limit. */
  minAge: nullable(integer),
  maxAge: nullable(integer),
  /** Networks of the phones that the plan goes with. */
  phoneNetworks: list(oneOf(networks)),
  joinTypes: list(oneOf(joinTypes)),
  persons: list(oneOf(planPersons)),
};

/** A carrier plan; the discount is what the carrier states, never computed. */
export const carrierPlan = entity({
  planNo: integer,
  carrier: text,
  name: text,
  monthlyPrice: amount,
  discountMonthly12: amount,
  discountMonthly24: amount,
  dataSummary: text,
  benefitSummary: text,
  isPopular: boolean,
  ...planRule,
  /** Since when these prices hold. */
  pricedFrom: instant,
});
export type CarrierPlan = ValueOf<typeof carrierPlan>;

/** Support in force now for one memory, plan and joining type (won, once, off the device). */
export const deviceSupport = entity({
  memory: text,
  planNo: integer,
  joinType: oneOf(joinTypes),
  commonSupport: amount,
  extraSupport: amount,
  validFrom: instant,
});
export type DeviceSupport = ValueOf<typeof deviceSupport>;

const instalmentMonth = plain(z.union(instalmentMonths.map((months) => z.literal(months))));
const contractMonth = plain(z.union(contractMonths.map((months) => z.literal(months))));

/** What a carrier wants back of who leaves early, in force now: by days, or where `fullDays` is null by steps (domain/leave-cost). */
export const carrierReturnRule = entity({
  carrier: text,
  basis: oneOf(returnBases),
  contractMonths: contractMonth,
  fullDays: nullable(amount),
  /** Percent, which may be negative, from the step before until this month. */
  steps: list(entity({ untilMonth: integer, percent: integer })),
  validFrom: instant,
});
export type CarrierReturnRule = ValueOf<typeof carrierReturnRule>;

/** A memory size; its release price with the day since when it holds. */
export const wirelessMemory = entity({ memory: text, releasePrice: amount, priceSince: day, isSoldOut: boolean });
export type WirelessMemory = ValueOf<typeof wirelessMemory>;

/** A phone in full: everything the plan picker needs to price any choice by itself. */
export const wirelessDetail = entity({
  card: wirelessCard,
  network: oneOf(networks),
  summary: text,
  images: list(text),
  colours: list(entity({ name: text, hex: text, image: text, isSoldOut: boolean })),
  memories: list(wirelessMemory),
  plans: list(carrierPlan),
  supports: list(deviceSupport, 5000),
  instalmentMonths: list(instalmentMonth),
  instalmentRatePercent: plain(z.number()),
  returnRules: list(carrierReturnRule),
  specifications: list(labelled),
  /** 상품정보제공고시 (전자상거래법 13조). */
  statutoryNotice: list(labelled),
  descriptionHtml: text,
  categoryPath: list(entity({ categoryNo: ['ctgNo', text], name: ['ctgNm', text] })),
  relatedNos: list(text),
});
export type WirelessDetail = ValueOf<typeof wirelessDetail>;

/** POST products/wireless: cards of phones, by numbers or by brand and price range (an empty list means all). */
export const listWirelessByNumber = endpoint({
  method: 'POST',
  path: '/products/wireless',
  access: 'shopper',
  summary: '휴대폰 카드 목록',
  look: 'open',
  body: wirelessQuery,
  data: wirelessListReply,
  errors: [],
});
/** POST pre/layout/product/wireless: the same before sign-in. */
export const listPublicWirelessByNumber = endpoint({
  method: 'POST',
  path: '/pre/layout/product/wireless',
  access: 'public',
  summary: '휴대폰 카드 목록 (로그인 전)',
  look: 'open',
  body: wirelessQuery,
  data: wirelessListReply,
  errors: [],
});
/** GET products/wireless/{id}: a phone with plans and dated support; 4042 when the mall does not sell it. */
export const getWireless = endpoint({
  method: 'GET',
  path: '/products/wireless/:id',
  access: 'shopper',
  summary: '휴대폰 상세',
  params: entity({ id: boundedText(20, 1) }),
  data: wirelessDetail,
  errors: ['4042'],
  offline: 'kept',
});
