import type { Claim, OrderDetail } from '@mall/contracts/order';
import { expect, test } from 'vitest';
import { claimFacts } from './claim-facts.ts';

const order = { card: { lines: [{ lineNo: 1, productName: '컵' }] } } as unknown as OrderDetail;
const claim = {
  ...{ lines: [{ lineNo: 1, quantity: 2 }], reason: '색이 달라요', returnFee: 0, answer: '' },
  pickup: null,
} as unknown as Claim;
const reasonOf = (said: Claim) => claimFacts(order, said).find(({ label }) => label === '사유')?.value;

test('the reason is shown as given, or as erased after the retention period', () => {
  expect(reasonOf(claim)).toBe('색이 달라요');
  expect(reasonOf({ ...claim, reason: '' })).toBe('보관 기간 5년이 지나 개인정보를 지웠어요.');
});
