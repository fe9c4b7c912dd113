import type { OrderDetail } from '@mall/contracts/order';
import { expect, test } from 'vitest';
import { firstChoice } from './claim-choice.ts';

const orderOf = (...quantities: number[]) =>
  ({
    card: { lines: quantities.map((quantity, index) => ({ lineNo: index + 1, quantity, takenBack: 0 })) },
    claims: [],
  }) as unknown as OrderDetail;

test('a cancellation begins with everything, a return with what can only be meant', () => {
  expect(firstChoice(orderOf(2, 1), 'CANCEL')).toEqual({ 1: 2, 2: 1 });
  expect(firstChoice(orderOf(2, 1), 'RETURN')).toEqual({ 1: 0, 2: 0 });
  expect(firstChoice(orderOf(3), 'EXCHANGE')).toEqual({ 1: 3 });
});
