import { expect, test } from 'vitest';
import { narrowed } from './use-board.ts';

const stage = ['CERTIFIED', 'ON_HOLD'];
const other = { operator: 'is', values: ['1'] } as const;

test.each([
  [undefined, ['CERTIFIED', 'ON_HOLD']],
  [{ operator: 'is', values: ['ON_HOLD', 'SHIPPED'] }, ['ON_HOLD']],
  [{ operator: 'not', values: ['ON_HOLD'] }, ['CERTIFIED']],
] as const)('the query of a stage contains only that stage: %o', (own, values) => {
  const filters = { mallId: other, ...(own && { state: own }) };
  expect(narrowed(filters, 'state', stage)).toEqual({ mallId: other, state: { operator: 'is', values } });
});

test('a query that excludes a stage is not sent for it', () => {
  expect(narrowed({ state: { operator: 'is', values: ['SHIPPED'] } }, 'state', stage)).toBeUndefined();
});
