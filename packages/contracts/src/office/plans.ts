import * as z from 'zod/mini';
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
  querySerialNumber,
  seenVersion,
  text,
  trimmedText,
  type ValueOf,
} from '../wire.ts';
import { contractMonths, discountTypes, joinTypes, networks, planPersons, returnBases } from '../wireless-codes.ts';
import { officeEndpoint } from './office-endpoint.ts';

const won = plain(z.int().check(z.minimum(0), z.maximum(99_999_999)));
const age = nullable(plain(z.int().check(z.minimum(0), z.maximum(150))));

const planWords = {
  name: trimmedText(60),
  dataSummary: boundedText(80),
  benefitSummary: boundedText(80),
  isPopular: boolean,
  sortOrder: plain(z.int().check(z.minimum(0), z.maximum(99_999))),
  /** International age, both ends included; null: no limit. */
  minAge: age,
  maxAge: age,
  phoneNetworks: list(oneOf(networks), networks.length),
  joinTypes: list(oneOf(joinTypes), joinTypes.length),
  persons: list(oneOf(planPersons), planPersons.length),
} as const;
const prices = { monthlyPrice: won, discountMonthly12: won, discountMonthly24: won } as const;

const plan = entity({
  planNo: integer,
  carrier: text,
  ...planWords,
  /** In the order in which they begin; of several in force the one that began last counts. */
  prices: list(entity({ ...prices, validFrom: instant, validTo: nullable(instant) }), 200),
  /** Phones whose card is priced by it: while there are any, it cannot end. */
  cards: list(entity({ productNo: text, name: text }), 5000),
  version: integer,
});
export type OfficePlan = ValueOf<typeof plan>;
export type PlanPrice = OfficePlan['prices'][number];

/** Plans apply to every mall: staff of single malls find none here. */
const look = { method: 'GET', permission: 'plans.read', personal: 'none', audit: 'read' } as const;

/** GET plans: all of them, by carrier. */
export const listPlans = officeEndpoint({
  ...look,
  path: '/plans',
  summary: '요금제 목록',
  data: entity({ plans: list(plan, 2000) }),
  errors: [],
});

const write = { permission: 'plans.write', personal: 'none' } as const;
const one = entity({ planNo: querySerialNumber });
const changed = entity({ version: integer });

/**
 * PUT plans/:planNo: the plan's data and who may take it, effective at once. Errors: 4040, 4090 with both sides, 4220 not everybody could
 * take it any more while a card is priced by it.
 */
export const savePlan = officeEndpoint({
  ...write,
  method: 'PUT',
  path: '/plans/:planNo',
  audit: { action: 'plan.save' },
  summary: '요금제 저장',
  params: one,
  body: entity({ ...planWords, version: seenVersion }),
  data: changed,
  errors: ['4090', '4220'],
});

/**
 * POST plans/:planNo/price: sets another price from a day on, optionally until a later one; the past is unchanged. Errors: 4040, 4090, 4220
 * a day that has begun, a discount above the price.
 */
export const changePlanPrice = officeEndpoint({
  ...write,
  method: 'POST',
  path: '/plans/:planNo/price',
  audit: { action: 'plan.price' },
  summary: '요금제 가격 변경',
  params: one,
  body: entity({ ...prices, validFrom: day, validTo: nullable(day), version: seenVersion }),
  data: changed,
  errors: ['4090', '4220'],
});

/** POST plans/:planNo/price/cancel: cancels a price that has not begun. Errors: 4040, 4090, 4220 it has begun, or a card needs it. */
export const cancelPlanPrice = officeEndpoint({
  ...write,
  method: 'POST',
  path: '/plans/:planNo/price/cancel',
  audit: { action: 'plan.cancelPrice' },
  summary: '예정 가격 취소',
  params: one,
  body: entity({ validFrom: instant, version: seenVersion }),
  data: changed,
  errors: ['4090', '4220'],
});

/** POST plans/:planNo/end: ends the plan from a day on. Errors: 4040, 4090, 4220 a card is priced by it, or a price begins later. */
export const endPlan = officeEndpoint({
  ...write,
  method: 'POST',
  path: '/plans/:planNo/end',
  audit: { action: 'plan.end' },
  summary: '요금제 종료',
  params: one,
  body: entity({ validTo: day, version: seenVersion }),
  data: changed,
  errors: ['4090', '4220'],
});

/** What is wrong in a file, or what it would change; the same for plans and supports. */
export const lineReport = {
  problems: list(entity({ line: integer, column: text, message: text }), 200),
  /** The total number, of which only the first are listed. */
  problemCount: amount,
  changes: list(
    entity({
      line: integer,
      /** The place, in words. */
      name: text,
      isNew: boolean,
      changes: list(entity({ column: text, from: text, to: text }), 40),
    }),
    6000,
  ),
  same: amount,
} as const;
export type LineReportData = ValueOf<ReturnType<typeof entity<typeof lineReport>>>;

export const planFileKinds = ['plans', 'phones', 'rules'] as const;
const fileReport = entity({ ...lineReport, kind: oneOf(planFileKinds) });
export type PlanFileReport = ValueOf<typeof fileReport>;
const file = { mostBytes: 5 * 1024 * 1024 };

/** POST plans/file/check: what a file of plans, phones' cards or rules would change; changes nothing. Errors: 4220 it is none of them. */
export const checkPlanFile = officeEndpoint({
  ...write,
  method: 'POST',
  path: '/plans/file/check',
  audit: 'read',
  summary: '요금제 파일 확인',
  upload: file,
  data: fileReport,
  errors: ['4220'],
});

/** POST plans/file: loads it, all or nothing: with a problem nothing is changed. Errors as above. */
export const loadPlanFile = officeEndpoint({
  ...write,
  method: 'POST',
  path: '/plans/file',
  audit: { action: 'plan.file' },
  summary: '요금제 파일 올리기',
  upload: file,
  data: fileReport,
  errors: ['4220'],
});

const ruleKey = {
  carrier: trimmedText(40),
  basis: oneOf(returnBases),
  contractMonths: plain(z.literal(contractMonths)),
  validFrom: instant,
} as const;
const ruleSource = { source: boundedText(200), checkedOn: nullable(day) } as const;
const returnRule = entity({
  ...ruleKey,
  validTo: nullable(instant),
  /** The full amount within this many days, or steps. */
  fullDays: nullable(integer),
  steps: list(entity({ untilMonth: integer, percent: integer }), 40),
  ...ruleSource,
});
export type OfficeReturnRule = ValueOf<typeof returnRule>;

/** GET plans/rules: what each carrier claims back from customers who leave early, the source, and when it was read. */
export const listReturnRules = officeEndpoint({
  ...look,
  path: '/plans/rules',
  summary: '위약금 기준',
  data: entity({ rules: list(returnRule, 2000) }),
  errors: [],
});

/** POST plans/rules/source. Errors: 4040, 4090 somebody has changed it since, 4220 a future day. */
export const setRuleSource = officeEndpoint({
  ...write,
  method: 'POST',
  path: '/plans/rules/source',
  audit: { action: 'plan.ruleSource' },
  summary: '위약금 기준 출처',
  body: entity({ ...ruleKey, ...ruleSource, seenSource: boundedText(200) }),
  data: nullable(text),
  errors: ['4090', '4220'],
});

/** What a card shows. */
export const figures = entity({ monthlyTotal: amount, deviceMonthly: amount, planMonthly: amount });
const card = entity({
  productNo: text,
  name: text,
  memory: text,
  planName: text,
  joinType: oneOf(joinTypes),
  discountType: oneOf(discountTypes),
  now: nullable(figures),
  /** When the day begins. */
  later: nullable(figures),
});
export type PreviewedCard = ValueOf<typeof card>;

/** GET malls/:mallId/plans/cards: what its phones' cards cost now and when a day begins, by the shop's own quote. Error 4040. */
export const previewCards = officeEndpoint({
  ...look,
  path: '/malls/:mallId/plans/cards',
  summary: '카드 가격 미리 보기',
  params: entity({ mallId: querySerialNumber }),
  query: entity({ on: day }),
  data: entity({ cards: list(card, 5000) }),
  errors: [],
});
