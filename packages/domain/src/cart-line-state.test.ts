import { expect, test } from 'vitest';
import { cartLineState, isOrderable, piecesLeft } from './cart-line-state.ts';

const onSale = { isShown: true, state: 'GD00403', useCode: 'GD00701', stockQuantity: 3 };

test.each([
  ['ORDERABLE', 'as many are left as are wanted', {}, 3],
  ['SHORT', 'fewer are left than are wanted', {}, 4],
  ['SOLD_OUT', 'none is left', { stockQuantity: 0 }, 1],
  ['SOLD_OUT', 'the product is sold out, whatever its stock', { state: 'GD00405' }, 1],
  ['SOLD_OUT', 'the option is sold out, whatever its stock', { useCode: 'GD00703' }, 1],
  ['STOPPED', 'the option is stopped', { useCode: 'GD00702' }, 1],
  ['STOPPED', 'the option is deleted', { useCode: 'GD00704' }, 1],
  ['STOPPED', 'the mall shows the product no longer', { isShown: false, state: 'GD00404' }, 1],
] as const)('%s when %s', (state, _why, change, quantity) => {
  const offer = { ...onSale, ...change };
  expect(cartLineState(offer, quantity)).toBe(state);
  expect(piecesLeft(offer)).toBe(state === 'ORDERABLE' || state === 'SHORT' ? 3 : 0);
});

// R4.03
test('an option is for sale with stock and on sale alone', () => {
  const red = { stockQuantity: 3, useCode: 'GD00701' };
  expect(isOrderable(red)).toBe(true);
  expect(isOrderable({ ...red, stockQuantity: 1 })).toBe(true);
  expect(isOrderable({ ...red, stockQuantity: 0 })).toBe(false);
  expect(isOrderable({ ...red, useCode: 'GD00702' })).toBe(false);
});
