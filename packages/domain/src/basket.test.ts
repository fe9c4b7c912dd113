import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BasketLine, type DeliveryRates, sumBasket } from './basket.ts';

const deliveryRates: DeliveryRates = {
  usual: { fee: 3_000, freeFrom: 50_000 },
  byMethod: { '2': { fee: 20_000, freeFrom: null } },
  remoteSurcharge: 3_000,
};
const line = (values: Partial<BasketLine> = {}): BasketLine => ({
  unitPrice: 20_000,
  marketPrice: null,
  quantity: 1,
  deliveryMethod: '1',
  hasFreeDelivery: false,
  ...values,
});

describe('delivery fees', () => {
  test('a group below the threshold costs the usual fee and says what is missing', () => {
    const { groups, total } = sumBasket([line()], deliveryRates);
    expect(groups[0]).toMatchObject({ fee: 3_000, missingForFree: 30_000 });
    expect(total).toBe(23_000);
  });

  test('a group is free from the threshold on, to the won', () => {
    expect(sumBasket([line({ unitPrice: 49_999 })], deliveryRates).deliveryAmount).toBe(3_000);
    expect(sumBasket([line({ unitPrice: 50_000 })], deliveryRates).deliveryAmount).toBe(0);
  });

  test('goods with free delivery neither pay nor help others over the threshold', () => {
    const sums = sumBasket([line({ unitPrice: 90_000, hasFreeDelivery: true }), line()], deliveryRates);
    expect(sums.groups.map(({ fee }) => fee)).toEqual([0, 3_000]);
  });

  test('freight is its own group, costs its own fee and is never free by amount', () => {
    const sums = sumBasket(
      [line({ unitPrice: 900_000, deliveryMethod: '2' }), line({ unitPrice: 60_000 })],
      deliveryRates,
    );
    expect(sums.groups.map(({ fee, missingForFree }) => [fee, missingForFree])).toEqual([
      [20_000, 0],
      [0, 0],
    ]);
  });

  test('an island costs the surcharge for each group, also a free one; the mainland does not', () => {
    const lines = [line({ hasFreeDelivery: true }), line({ deliveryMethod: '2' })];
    expect(sumBasket(lines, deliveryRates, '63124').deliveryAmount).toBe(3_000 + 20_000 + 3_000);
    expect(sumBasket(lines, deliveryRates, '04512').deliveryAmount).toBe(20_000);
  });

  test('what is collected costs nothing, wherever the member lives', () => {
    expect(sumBasket([line({ deliveryMethod: '9' })], deliveryRates, '63124').deliveryAmount).toBe(0);
  });
});

test('an empty basket sums to zero', () => {
  expect(sumBasket([], deliveryRates)).toMatchObject({ total: 0, deliveryAmount: 0, groups: [] });
});

const anyLine = fc.record({
  unitPrice: fc.integer({ min: 0, max: 999_999_999 }),
  marketPrice: fc.option(fc.integer({ min: 0, max: 999_999_999 })),
  quantity: fc.integer({ min: 1, max: 99 }),
  deliveryMethod: fc.constantFrom('1', '2', '3', '4', '5', '9', '8' as const),
  hasFreeDelivery: fc.boolean(),
});

test('for any basket, the sums add up and no line is lost', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 50 }), fc.constantFrom('04512', '63124', ''), (lines, postcode) => {
      const sums = sumBasket(lines, deliveryRates, postcode);
      expect(sums.groups.flatMap((group) => group.lines)).toHaveLength(lines.length);
      expect(sums.marketAmount - sums.discountAmount).toBe(sums.goodsAmount);
      expect(sums.total).toBe(sums.goodsAmount + sums.deliveryAmount);
      expect(sums.discountAmount).toBeGreaterThanOrEqual(0);
    }),
  );
});
