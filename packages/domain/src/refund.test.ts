import { claimTypes } from '@mall/contracts/order-codes';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type OrderBalance, type OrderedLine, owedOf, quoteRefund } from './refund.ts';

const deliveryRates = { usual: { fee: 3_000, freeFrom: 50_000 }, byMethod: {}, remoteSurcharge: 3_000 };
const line = (lineNo: number, unitPrice: number, quantity = 1): OrderedLine => ({
  lineNo,
  unitPrice,
  quantity,
  marketPrice: null,
  deliveryMethod: '1',
  hasFreeDelivery: false,
});
const order = (...lines: OrderedLine[]): OrderBalance => ({ lines, deliveryRates, postcode: '04512', feesCharged: 0 });
const all = ({ lines }: OrderBalance) => lines.map(({ lineNo, quantity }) => ({ lineNo, quantity }));

describe('a cancelled order', () => {
  test('is refunded to the last won, freight included', () => {
    const before = order(line(1, 20_000));
    expect(quoteRefund(before, { type: 'CANCEL', fault: 'MEMBER', claimed: all(before) }).refund).toBe(23_000);
  });

  test('in part, below the sum for free delivery, pays the freight of the rest', () => {
    const quote = quoteRefund(order(line(1, 30_000), line(2, 30_000)), {
      type: 'CANCEL',
      fault: 'MEMBER',
      claimed: [{ lineNo: 1, quantity: 1 }],
    });
    expect(quote).toMatchObject({ goodsAmount: 30_000, deliveryChange: -3_000, refund: 27_000 });
  });

  test('through the seller’s fault keeps its free delivery', () => {
    const quote = quoteRefund(order(line(1, 30_000), line(2, 30_000)), {
      type: 'CANCEL',
      fault: 'SELLER',
      claimed: [{ lineNo: 1, quantity: 1 }],
    });
    expect(quote).toMatchObject({ deliveryChange: 0, refund: 30_000 });
  });
});

describe('a return', () => {
  test('by the member’s choice pays its freight back, and the first freight is not refunded', () => {
    const before = order(line(1, 20_000));
    const quote = quoteRefund(before, { type: 'RETURN', fault: 'MEMBER', claimed: all(before) });
    expect(quote).toMatchObject({ goodsAmount: 20_000, deliveryChange: 0, returnFee: 3_000, refund: 17_000 });
  });

  test('through the seller’s fault refunds everything', () => {
    const before = order(line(1, 20_000));
    expect(quoteRefund(before, { type: 'RETURN', fault: 'SELLER', claimed: all(before) }).refund).toBe(23_000);
  });

  test('of something cheaper than its freight refunds nothing, and never costs money', () => {
    const before = order(line(1, 1_000), line(2, 49_000));
    const quote = quoteRefund(before, { type: 'RETURN', fault: 'MEMBER', claimed: [{ lineNo: 1, quantity: 1 }] });
    expect(quote).toMatchObject({ goodsAmount: 1_000, deliveryChange: -3_000, returnFee: 0, refund: 0 });
  });

  test('costs no more freight than there is to refund', () => {
    const before = order(line(1, 1_000), line(2, 9_000));
    const quote = quoteRefund(before, { type: 'RETURN', fault: 'MEMBER', claimed: [{ lineNo: 1, quantity: 1 }] });
    expect(quote).toMatchObject({ goodsAmount: 1_000, deliveryChange: 0, returnFee: 1_000, refund: 0 });
  });
});

test('an exchange refunds nothing and costs both ways only by the member’s choice', () => {
  const before = order(line(1, 20_000));
  const exchange = (fault: 'MEMBER' | 'SELLER') =>
    quoteRefund(before, { type: 'EXCHANGE', fault, claimed: all(before) });
  expect(exchange('MEMBER')).toMatchObject({ refund: 0, returnFee: 6_000 });
  expect(exchange('SELLER')).toMatchObject({ refund: 0, returnFee: 0 });
});

const anyOrder = fc
  .array(
    fc.record({
      unitPrice: fc.integer({ min: 0, max: 2_000_000 }),
      quantity: fc.integer({ min: 1, max: 9 }),
      hasFreeDelivery: fc.boolean(),
      deliveryMethod: fc.constantFrom('1', '2', '9' as const),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((lines) => order(...lines.map((values, index) => ({ ...line(index + 1, 0), ...values }))));
const anyClaim = fc.record({
  type: fc.constantFrom(...claimTypes),
  fault: fc.constantFrom('MEMBER', 'SELLER' as const),
  lineNo: fc.integer({ min: 1, max: 6 }),
  share: fc.double({ min: 0.01, max: 1, noNaN: true }),
});

test('over any sequence of claims, what was refunded and what is still owed add up to what was paid', () => {
  fc.assert(
    fc.property(anyOrder, fc.array(anyClaim, { maxLength: 12 }), (ordered, claims) => {
      let balance = ordered;
      let refunded = 0;
      for (const { type, fault, lineNo, share } of claims) {
        const remaining = balance.lines.find((one) => one.lineNo === lineNo)?.quantity ?? 0;
        const quantity = Math.ceil(remaining * share);
        if (quantity === 0) continue;
        const quote = quoteRefund(balance, { type, fault, claimed: [{ lineNo, quantity }] });
        expect(quote.refund).toBeGreaterThanOrEqual(0);
        refunded += quote.refund;
        balance = quote.after;
        expect(refunded + owedOf(balance)).toBe(owedOf(ordered));
      }
      expect(refunded).toBeLessThanOrEqual(owedOf(ordered));
    }),
  );
});
