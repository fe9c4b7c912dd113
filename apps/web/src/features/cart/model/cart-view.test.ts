import type { Cart, CartLine } from '@mall/contracts/cart-lines';
import { describe, expect, test } from 'vitest';
import { viewCart, withChanged, without } from './cart-view.ts';

const line = (productNo: string, values: Partial<CartLine> = {}): CartLine => ({
  productNo,
  optionNo: 1,
  name: productNo,
  brandName: '',
  image: '',
  colourName: '',
  optionLabel: '',
  hasOtherOptions: false,
  unitPrice: 10_000,
  marketPrice: null,
  priceWhenAdded: 10_000,
  quantity: 1,
  stockQuantity: 9,
  mostPieces: 20,
  state: 'ORDERABLE',
  isSelected: true,
  deliveryMethod: '1',
  hasFreeDelivery: false,
  shipsToday: false,
  deliveryNote: '',
  ...values,
});
const deliveryRates: Cart['deliveryRates'] = {
  usual: { fee: 3_000, freeFrom: 50_000 },
  byMethod: [{ deliveryMethod: '2', fee: 20_000, freeFrom: null }],
  remoteSurcharge: 3_000,
};
const cart = (...lines: CartLine[]): Cart => ({ lines, deliveryRates });
const numbers = (lines: readonly CartLine[]) => lines.map(({ productNo }) => productNo);

describe('the sums', () => {
  test('are of the lines that are selected and can be ordered', () => {
    const { sums, selected } = viewCart(
      cart(
        line('A'),
        line('B', { isSelected: false }),
        line('C', { state: 'SHORT', quantity: 10 }),
        line('D', { state: 'SOLD_OUT' }),
        line('E', { state: 'STOPPED' }),
      ),
    );
    expect(numbers(selected)).toEqual(['A']);
    expect(sums).toMatchObject({ goodsAmount: 10_000, deliveryAmount: 3_000, total: 13_000 });
  });

  test('of a group follow its selection, and its foot adds up with the others', () => {
    const { groups, sums } = viewCart(
      cart(line('A', { quantity: 2 }), line('B', { isSelected: false }), line('C', { deliveryMethod: '2' })),
    );
    expect(groups.map(({ goodsAmount, fee, missingForFree }) => [goodsAmount, fee, missingForFree])).toEqual([
      [20_000, 3_000, 30_000],
      [10_000, 20_000, 0],
    ]);
    expect(sums.total).toBe(53_000);
  });

  test('are zero when nothing is selected', () => {
    const { groups, sums } = viewCart(cart(line('A', { isSelected: false })));
    expect(groups).toMatchObject([{ goodsAmount: 0, fee: 0, missingForFree: 0, usualFee: 3_000 }]);
    expect(sums.total).toBe(0);
  });
});

test('lines that cannot be bought are listed apart; lines with too few pieces left stay where they can be corrected', () => {
  const { groups, gone, orderable } = viewCart(
    cart(line('A', { state: 'SHORT' }), line('B', { state: 'SOLD_OUT' }), line('C', { state: 'STOPPED' })),
  );
  expect(groups.flatMap((group) => numbers(group.lines))).toEqual(['A']);
  expect(numbers(gone)).toEqual(['B', 'C']);
  expect(orderable).toEqual([]);
});

describe('an optimistic change', () => {
  const basket = cart(line('A'), line('A', { optionNo: 2 }), line('B', { state: 'SHORT', quantity: 12 }));

  test('changes the option named and no other of its product', () => {
    const changed = withChanged(basket, [{ productNo: 'A', optionNo: 2 }], { quantity: 5 });
    expect(changed.lines.map(({ quantity }) => quantity)).toEqual([1, 5, 12]);
    expect(numbers(without(basket, [{ productNo: 'A', optionNo: 1 }]).lines)).toEqual(['A', 'B']);
  });

  test('lets a line be ordered once its quantity fits', () => {
    const fitted = withChanged(basket, [{ productNo: 'B', optionNo: 1 }], { quantity: 9 });
    expect(fitted.lines[2]).toMatchObject({ quantity: 9, state: 'ORDERABLE' });
    const still = withChanged(basket, [{ productNo: 'B', optionNo: 1 }], { quantity: 10 });
    expect(still.lines[2]?.state).toBe('SHORT');
  });
});
