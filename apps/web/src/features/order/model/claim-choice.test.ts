import type { OrderDetail } from '@mall/contracts/order';
import { expect, test } from 'vitest';
import { firstChoice } from './claim-choice.ts';

const orderOf = (state: string, ...quantities: number[]) =>
  ({
    card: {
      state,
      lines: quantities.map((quantity, index) => ({ lineNo: index + 1, quantity, takenBack: 0, shipped: 0 })),
    },
    claims: [],
  }) as unknown as OrderDetail;

test('of several lines none is chosen in advance, a single one is', () => {
  expect(firstChoice(orderOf('PAID', 2, 1))).toEqual({ 1: 0, 2: 0 });
  expect(firstChoice(orderOf('DELIVERED', 3))).toEqual({ 1: 3 });
});

test('before payment an order is cancelled as a whole', () => {
  expect(firstChoice(orderOf('PENDING_PAYMENT', 2, 1))).toEqual({ 1: 2, 2: 1 });
});
