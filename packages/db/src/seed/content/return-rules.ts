import type { ReturnRule } from './carrier-types.ts';

const since = { validFrom: '2026-09-01T00:00:00+09:00', validTo: null };
const nextYear = '2027-01-01T00:00:00+09:00';

type Days = { fullDays: number };

const bySupports = (carrier: string, { fullDays }: Days): ReturnRule[] =>
  (['COMMON_SUPPORT', 'EXTRA_SUPPORT'] as const).map((basis) => ({
    ...{ carrier, basis, contractMonths: 24, fullDays, steps: [] },
    ...since,
  }));

const byDays = (carrier: string, contractMonths: 12 | 24, { fullDays }: Days): ReturnRule => ({
  ...{ carrier, basis: 'PLAN_DISCOUNT', contractMonths, fullDays, steps: [] },
  ...since,
});

const bySteps = (carrier: string, contractMonths: 12 | 24, ...steps: [untilMonth: number, percent: number][]) =>
  ({
    ...{ carrier, basis: 'PLAN_DISCOUNT', contractMonths, fullDays: null },
    ...since,
    steps: steps.map(([untilMonth, percent]) => ({ untilMonth, percent })),
  }) satisfies ReturnRule;

/** What the three invented carriers want back of who leaves early; one of them is known to change. */
export const returnRules: readonly ReturnRule[] = [
  ...bySupports('온텔', { fullDays: 180 }),
  byDays('온텔', 24, { fullDays: 180 }),
  byDays('온텔', 12, { fullDays: 90 }),
  ...bySupports('파랑모바일', { fullDays: 183 }),
  bySteps('파랑모바일', 24, [6, 100], [12, 60], [16, 35], [20, -15], [24, -40]),
  bySteps('파랑모바일', 12, [3, 100], [9, 50], [12, -30]),
  ...bySupports('하늘텔', { fullDays: 180 }),
  { ...byDays('하늘텔', 24, { fullDays: 180 }), validTo: nextYear },
  { ...byDays('하늘텔', 24, { fullDays: 120 }), validFrom: nextYear },
  byDays('하늘텔', 12, { fullDays: 90 }),
];
