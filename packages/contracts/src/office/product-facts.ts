import * as z from 'zod/mini';
import { careTypes } from '../product-codes.ts';
import {
  boolean,
  boundedText,
  day,
  entity,
  integer,
  list,
  nullable,
  oneOf,
  plain,
  queryInteger,
  querySerialNumber,
  seenVersion,
  serialNumber,
  text,
  trimmedText,
  type ValueOf,
} from '../wire.ts';
import { discountTypes, joinTypes, networks } from '../wireless-codes.ts';
import { officeEndpoint } from './office-endpoint.ts';
import { figures } from './plans.ts';

// The fields of phones and subscriptions besides those of every product.

/** The price limit of phones and subscriptions. */
export const highestWon = 99_999_999;
const won = plain(z.int().check(z.minimum(0), z.maximum(highestWon)));
const price = plain(z.int().check(z.minimum(1), z.maximum(highestWon)));
export const labelled = entity({ label: trimmedText(40), value: boundedText(500) });

const memory = entity({
  memory: trimmedText(20),
  isSoldOut: boolean,
  /** Its prices with their first days, earliest first. Prices in force cannot be changed. */
  prices: list(entity({ since: day, price }), 60),
});
export type PhoneMemory = ValueOf<typeof memory>;

/** The choice that prices a phone's card, and so every list. */
const cardChoice = {
  memory: trimmedText(20),
  planNo: serialNumber,
  joinType: oneOf(joinTypes),
  discountType: oneOf(discountTypes),
} as const;

export const phoneFields = {
  network: oneOf(networks),
  /** In the order in which they are offered. */
  memories: list(memory, 12),
  card: entity(cardChoice),
  benefitLine1: boundedText(60),
  benefitLine2: boundedText(60),
  /** Numbers of other phones. */
  relatedNos: list(boundedText(20, 1), 8),
} as const;
export const phoneFacts = entity(phoneFields);
export type PhoneFacts = ValueOf<typeof phoneFacts>;

const partnerCard = entity({
  /** 0 for a new one, which gets its number when it is saved. */
  cardNo: plain(z.int().check(z.minimum(0), z.maximum(9999))),
  name: trimmedText(40),
  minimumSpend: won,
  monthlyDiscount: price,
  /** The first and the last day; null: no limit. */
  startsOn: nullable(day),
  endsOn: nullable(day),
  /** Where the issuer publishes it. */
  source: boundedText(200),
});
export type OfficePartnerCard = ValueOf<typeof partnerCard>;

const percent = plain(z.int().check(z.minimum(0), z.maximum(100)));
export const subscriptionFields = {
  /** Null: it is not sold, only rented. */
  purchasePrice: nullable(won),
  registrationFee: won,
  /** Months between two visits; 0: none. */
  visitCycleMonths: plain(z.int().check(z.minimum(0), z.maximum(60))),
  isFirstMonthFree: boolean,
  /** The percentage of the remaining fees for leaving early, and the price of taking the product back. */
  leavePercent: percent,
  takeBackFee: won,
  cancellationTerms: list(labelled, 20),
  partnerCards: list(partnerCard, 20),
} as const;
export const subscriptionFacts = entity(subscriptionFields);
export type SubscriptionFacts = ValueOf<typeof subscriptionFacts>;

export const subscriptionMonths = [12, 24, 36, 60] as const;
const term = entity({
  months: plain(z.literal(subscriptionMonths)),
  careType: oneOf(careTypes),
  monthlyFee: price,
});
export type OfficeTerm = ValueOf<typeof term>;
/** A mall's monthly fees, by term and care. */
export const mallTerms = entity({ mallId: serialNumber, rows: list(term, 8) });
export type MallTerms = ValueOf<typeof mallTerms>;

const productNo = boundedText(20, 1);
const one = entity({ productNo });
const inMall = entity({ mallId: querySerialNumber, productNo });
const look = { method: 'GET', permission: 'products.read', personal: 'none', audit: 'read' } as const;
const write = { method: 'PUT', permission: 'products.write', personal: 'none' } as const;
const changed = entity({ version: integer });

/** GET phone-choices: plans that may price a card, by the rules of the loader, and every phone. */
export const listPhoneChoices = officeEndpoint({
  ...look,
  path: '/phone-choices',
  summary: '휴대폰 선택 항목',
  data: entity({
    plans: list(
      entity({
        planNo: integer,
        carrier: text,
        name: text,
        phoneNetworks: list(oneOf(networks)),
        joinTypes: list(oneOf(joinTypes)),
      }),
      2000,
    ),
    phones: list(entity({ productNo: text, name: text }), 5000),
  }),
  errors: [],
});

/**
 * PUT products/:productNo/phone. Errors: 4040, 4090 with both sides, 4220 a price in force, a memory in use, a card that not everybody
 * could have, or a field that waits for approval.
 */
export const savePhone = officeEndpoint({
  ...write,
  path: '/products/:productNo/phone',
  audit: { action: 'product.phone' },
  summary: '휴대폰 정보 저장',
  params: one,
  body: entity({ ...phoneFields, version: seenVersion }),
  data: changed,
  errors: ['4090', '4220'],
});

/** PUT products/:productNo/subscription. Errors: 4040, 4090 with both sides, 4220 at the field. */
export const saveSubscription = officeEndpoint({
  ...write,
  path: '/products/:productNo/subscription',
  audit: { action: 'product.subscription' },
  summary: '구독 정보 저장',
  params: one,
  body: entity({ ...subscriptionFields, version: seenVersion }),
  data: changed,
  errors: ['4090', '4220'],
});

/** GET malls/:mallId/products/:productNo/terms: a mall's fees for a subscription. Error 4040. */
export const getTerms = officeEndpoint({
  ...look,
  path: '/malls/:mallId/products/:productNo/terms',
  summary: '구독 약정',
  params: inMall,
  data: mallTerms,
  errors: [],
});

/**
 * PUT malls/:mallId/products/:productNo/terms: for new applications; a contract keeps what was signed. Errors: 4040, 4090 with both sides,
 * 4220 the same term twice, none where it is listed, or fees that wait for approval.
 */
export const saveTerms = officeEndpoint({
  ...write,
  path: '/malls/:mallId/products/:productNo/terms',
  audit: { action: 'product.terms' },
  summary: '구독 약정 저장',
  params: inMall,
  body: entity({ rows: list(term, 8), version: seenVersion }),
  data: changed,
  errors: ['4090', '4220'],
});

const queryWon = queryInteger(1, highestWon);
/**
 * GET malls/:mallId/products/:productNo/card: what a card of this choice would cost in a mall now and when a day begins, at these release
 * prices, by the shop's own quote. Null if the plan is not sold then. Error 4040.
 */
export const previewCard = officeEndpoint({
  ...look,
  path: '/malls/:mallId/products/:productNo/card',
  summary: '카드 가격 미리 계산',
  params: inMall,
  query: entity({ ...cardChoice, planNo: querySerialNumber, on: day, priceNow: queryWon, priceThen: queryWon }),
  data: entity({ now: nullable(figures), later: nullable(figures) }),
  errors: [],
});

/** The minimum sales data of a new phone. */
export const newPhone = entity({
  network: oneOf(networks),
  releasePrice: price,
  card: entity(cardChoice),
});
export type NewPhone = ValueOf<typeof newPhone>;
