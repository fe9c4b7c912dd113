import * as z from 'zod/mini';
import { highestNumber } from '../numbers.ts';
import {
  amount,
  boundedText,
  entity,
  instant,
  integer,
  list,
  nullable,
  oneOf,
  plain,
  querySerialNumber,
  serialNumber,
  text,
  type ValueOf,
} from '../wire.ts';
import { officeEndpoint } from './office-endpoint.ts';

/** The base of a price: the market price, the current price, or the provider's cost. */
export const priceBases = ['MARKET', 'NOW', 'SUPPLY'] as const;
export type PriceBase = (typeof priceBases)[number];
export const priceUnits = [1, 10, 100, 1000] as const;
export const roundings = ['NEAREST', 'DOWN', 'UP'] as const;
export type Rounding = (typeof roundings)[number];

const rule = {
  /** A brand by its name; empty: all goods. */
  brand: boundedText(40),
  /** A category by its number, including everything below it; empty: all. */
  categoryNo: plain(z.string().check(z.regex(/^([0-9]{2}){0,3}$/))),
  base: oneOf(priceBases),
  /** Added to the base; negative to subtract. */
  percent: plain(z.int().check(z.minimum(-90), z.maximum(200))),
  unit: plain(z.union(priceUnits.map((unit) => z.literal(unit)))),
  rounding: oneOf(roundings),
} as const;
export type PriceRule = ValueOf<ReturnType<typeof entity<typeof rule>>>;

export const mostMallsAtOnce = 50;
const malls = { mallIds: list(serialNumber, mostMallsAtOnce) } as const;

/** NO_BASE: there is no base price, or the result is not positive. OUT_OF_BAND: its band forbids it. */
export const ruleVerdicts = ['CHANGED', 'SAME', 'OUT_OF_BAND', 'NO_BASE'] as const;
export type RuleVerdict = (typeof ruleVerdicts)[number];

const ruled = entity({
  mallId: integer,
  productNo: text,
  productName: text,
  before: amount,
  /** 0 without a base price. */
  after: amount,
  verdict: oneOf(ruleVerdicts),
  warnings: list(oneOf(['BELOW_COST', 'LARGE_CHANGE'])),
});
export type RuledPrice = ValueOf<typeof ruled>;

/** The most prices of one check. */
export const mostRuledPrices = 20_000;

const run = { permission: 'listings.write', personal: 'none' } as const;

/**
 * POST price-runs/check: the new price of everything, mall by mall; changes nothing. Only prices of goods; only for the provider's staff
 * (4040 for others). Errors: 4220 no such brand, no mall, or more than 20,000 prices.
 */
export const checkPriceRule = officeEndpoint({
  ...run,
  method: 'POST',
  path: '/price-runs/check',
  audit: 'read',
  summary: '가격 규칙 미리보기',
  body: entity({ ...rule, ...malls }),
  data: entity({
    malls: list(entity({ mallId: integer, mallName: text }), mostMallsAtOnce),
    rows: list(ruled, mostRuledPrices),
  }),
  errors: ['4220'],
});

/** POST price-runs: begins a run for these malls, without changing a price yet. Errors: 4040 an unknown mall, 4220 as above. */
export const startPriceRun = officeEndpoint({
  ...run,
  method: 'POST',
  path: '/price-runs',
  audit: { action: 'priceRun.start' },
  summary: '가격 규칙 시작',
  body: entity({ ...rule, ...malls, reason: boundedText(100) }),
  data: entity({ runNo: integer }),
  errors: ['4220'],
});

const done = entity({
  changed: amount,
  /** Products that somebody has changed since the check: they are left unchanged. */
  moved: list(text),
  doneAt: instant,
});
export type RunDone = ValueOf<typeof done>;

/**
 * POST malls/:mallId/price-runs/:runNo: changes the prices of one mall as they were checked, in one transaction, and each only if it still
 * is `before`. Repeated, it changes nothing and returns the same result. Error 4040: the run is not for it.
 */
export const applyPriceRun = officeEndpoint({
  ...run,
  method: 'POST',
  path: '/malls/:mallId/price-runs/:runNo',
  audit: { action: 'priceRun.apply' },
  summary: '가격 규칙 적용',
  params: entity({ mallId: querySerialNumber, runNo: querySerialNumber }),
  body: entity({
    items: list(
      entity({
        productNo: boundedText(20, 1),
        before: plain(z.int().check(z.minimum(0), z.maximum(highestNumber))),
        after: plain(z.int().check(z.minimum(1), z.maximum(100_000_000))),
      }),
      mostRuledPrices,
    ),
  }),
  mostBytes: 2 * 1024 * 1024,
  data: done,
  errors: [],
});

/** GET price-runs: the latest twenty, with the result of each mall (null: not reached yet). 4040 as above. */
export const listPriceRuns = officeEndpoint({
  ...run,
  method: 'GET',
  path: '/price-runs',
  audit: 'read',
  summary: '가격 규칙 기록',
  data: list(
    entity({
      ...{ runNo: integer, ...rule, reason: text, by: text, madeAt: instant },
      malls: list(entity({ mallId: integer, mallName: text, done: nullable(done) }), mostMallsAtOnce),
    }),
    20,
  ),
  errors: [],
});
export type PriceRun = ValueOf<(typeof listPriceRuns)['data']>[number];
