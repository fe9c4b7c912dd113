import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { labelled } from './goods-detail.ts';
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
  plain,
  text,
  type ValueOf,
} from './wire.ts';
import { wirelessCard } from './wireless.ts';
import { contractMonths, instalmentMonths, joinTypes, networks, planPersons, returnBases } from './wireless-codes.ts';

/** Who may take a plan, and with which phone (domain/plan-eligibility). */
const planRule = {
  /** International age in years on the day, both ends included; null is no limit. */
  minAge: nullable(integer),
  maxAge: nullable(integer),
  /** Networks of compatible phones. */
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
  /** The day from which these prices apply. */
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

/**
 * What a carrier claims back from a customer who leaves early, in force now: by days, or by steps if `fullDays` is null
 * (domain/leave-cost).
 */
export const carrierReturnRule = entity({
  carrier: text,
  basis: oneOf(returnBases),
  contractMonths: contractMonth,
  fullDays: nullable(amount),
  /** Percentage, possibly negative, from the previous step until this month. */
  steps: list(entity({ untilMonth: integer, percent: integer })),
  validFrom: instant,
});
export type CarrierReturnRule = ValueOf<typeof carrierReturnRule>;

/** A memory size, and its release price with its first day. */
export const wirelessMemory = entity({ memory: text, releasePrice: amount, priceSince: day, isSoldOut: boolean });
export type WirelessMemory = ValueOf<typeof wirelessMemory>;

/** A phone in full: everything that the plan picker needs to price any choice by itself. */
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
