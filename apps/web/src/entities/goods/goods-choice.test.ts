import type { GoodsOption } from '@mall/contracts/goods-detail';
import { describe, expect, test } from 'vitest';
import { chosenOption, chosenQuantity } from './goods-choice.ts';

const option = (optionNo: number, colourName: string, label: string, stockQuantity: number): GoodsOption => ({
  optionNo,
  colourName,
  colourHex: '#112233',
  label,
  extraPrice: 0,
  stockQuantity,
  useCode: 'GD00701',
  image: '',
});
const options = [
  option(1, '샌드', '본품', 0),
  option(2, '샌드', '세트', 5),
  option(3, '잉크', '본품', 2),
  option(4, '잉크', '세트', 0),
  option(5, '라벤더', '본품', 0),
];

describe('the chosen option', () => {
  test('is the one that the address names', () => {
    expect(chosenOption(options, { opt: '3' })?.optionNo).toBe(3);
  });

  test.each([{}, { opt: '99' }, { opt: 'x' }])('is the first available one for %j', (address) => {
    expect(chosenOption(options, address)?.optionNo).toBe(2);
  });

  test('is the first one when nothing is left', () => {
    expect(chosenOption([option(1, '', '', 0)], {})?.optionNo).toBe(1);
  });
});

test.each([
  ['2', 5, 2],
  ['9', 5, 5],
  ['0', 5, 1],
  ['-3', 5, 1],
  ['2.5', 5, 1],
  [undefined, 5, 1],
  ['3', 0, 1],
])('a quantity of %s with %i left is %i', (qty, maximum, expected) => {
  expect(chosenQuantity(qty === undefined ? {} : { qty }, maximum)).toBe(expected);
});
