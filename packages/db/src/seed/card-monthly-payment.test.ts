import { expect, test } from 'vitest';
import { supportsInForce } from './card-monthly-payment.ts';

const row = {
  ...({ productNo: 'HP0001', memory: '256GB', planNo: 1, joinType: 'NEW', commonSupport: 1, extraSupport: 0 } as const),
  ...{ validFrom: '2026-11-17T15:00:00Z', validTo: '2026-11-30T15:00:00Z' },
};

test('support is in force from its first instant until just before its last', () => {
  const at = (instant: string) => supportsInForce([row], new Date(instant)).length;
  expect(
    ['2026-11-17T14:59:59.999Z', '2026-11-17T15:00:00Z', '2026-11-30T14:59:59.999Z', '2026-11-30T15:00:00Z'].map(at),
  ).toEqual([0, 1, 1, 0]);
  expect(supportsInForce([{ ...row, validTo: null }], new Date('2030-01-01'))).toHaveLength(1);
});
