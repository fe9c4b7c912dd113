import { expect, test } from 'vitest';
import { areClaimable, balanceAfterClaims, claimablePieces, type StandingClaim } from './claim-pieces.ts';
import { type OrderBalance, quoteRefund } from './refund.ts';

const line = (lineNo: number, quantity: number, takenBack = 0, shipped = 0) => ({
  ...{ lineNo, quantity, takenBack, shipped },
});
const delivered = (...claims: StandingClaim[]) => ({ state: 'DELIVERED' as const, claims });
const claim = (values: Partial<StandingClaim> = {}): StandingClaim => ({
  type: 'RETURN',
  fault: 'MEMBER',
  state: 'REQUESTED',
  claimed: [{ lineNo: 1, quantity: 2 }],
  ...values,
});

test('a piece is claimed once: what is taken back and what open claims hold is not free', () => {
  expect(claimablePieces(line(1, 5), delivered())).toBe(5);
  expect(claimablePieces(line(1, 5, 1), delivered(claim(), claim({ state: 'PICKED_UP' })))).toBe(0);
  expect(claimablePieces(line(1, 5, 1), delivered(claim({ claimed: [{ lineNo: 2, quantity: 2 }] })))).toBe(4);
  for (const state of ['DONE', 'REJECTED', 'WITHDRAWN'] as const) {
    expect(claimablePieces(line(1, 5), delivered(claim({ state })))).toBe(5);
  }
});

test('what is in a parcel is not cancelled, and returned once the whole order has arrived', () => {
  const left = (state: 'PREPARING' | 'SHIPPED' | 'DELIVERED', ...claims: StandingClaim[]) =>
    claimablePieces(line(1, 5, 1, 3), { state, claims });
  expect(left('PREPARING')).toBe(1);
  expect(left('PREPARING', claim({ type: 'CANCEL', claimed: [{ lineNo: 1, quantity: 1 }] }))).toBe(0);
  expect(left('DELIVERED')).toBe(4);
});

test('a claim names something, each line once, and no more than is free', () => {
  const lines = [line(1, 2), line(2, 1)];
  const may = (...claimed: [lineNo: number, quantity: number][]) =>
    areClaimable(
      claimed.map(([lineNo, quantity]) => ({ lineNo, quantity })),
      lines,
      delivered(),
    );
  expect([may([1, 2], [2, 1]), may([1, 1])]).toEqual([true, true]);
  for (const wrong of [may(), may([1, 3]), may([1, 2], [2, 2]), may([3, 1]), may([1, 1], [1, 1])])
    expect(wrong).toBe(false);
});

test('free delivery is lost once, not by each of two claims', () => {
  const priced = (lineNo: number, unitPrice: number) => ({
    lineNo,
    unitPrice,
    quantity: 1,
    marketPrice: null,
    deliveryMethod: '1' as const,
    hasFreeDelivery: false,
  });
  const before: OrderBalance = {
    lines: [priced(1, 30_000), priced(2, 15_000), priced(3, 15_000)],
    deliveryRates: { usual: { fee: 3_000, freeFrom: 50_000 }, byMethod: {}, remoteSurcharge: 3_000 },
    postcode: '04512',
    feesCharged: 0,
  };
  const first = claim({ type: 'CANCEL', claimed: [{ lineNo: 1, quantity: 1 }] });
  const second = claim({ type: 'CANCEL', claimed: [{ lineNo: 2, quantity: 1 }] });
  expect(quoteRefund(before, first).refund).toBe(27_000);
  expect(quoteRefund(balanceAfterClaims(before, [first]), second).refund).toBe(15_000);
  expect(balanceAfterClaims(before, [claim({ ...first, state: 'WITHDRAWN' })])).toEqual(before);
});
