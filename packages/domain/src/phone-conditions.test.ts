import { expect, test } from 'vitest';
import { dataOf } from './phone-conditions.ts';

test.each([
  ['데이터 무제한 + 공유 100GB', Number.POSITIVE_INFINITY],
  ['110GB + 소진 시 5Mbps', 110],
  ['1.5GB', 1.5],
  ['512MB', 0.5],
  ['음성 위주', 0],
  ['', 0],
])('the data of a plan is read from its summary: %s', (dataSummary, gigabytes) => {
  expect(dataOf({ dataSummary })).toBe(gigabytes);
});
