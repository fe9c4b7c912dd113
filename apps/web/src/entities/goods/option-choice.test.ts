import type { GoodsOption } from '@mall/contracts/goods-detail';
import { describe, expect, test } from 'vitest';
import { coloursOf, inColour, optionText, setsBeside } from './option-choice.ts';

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

test('a colour is sold out when none of its options is available', () => {
  expect(coloursOf(options).map(({ name, isSoldOut }) => [name, isSoldOut])).toEqual([
    ['샌드', false],
    ['잉크', false],
    ['라벤더', true],
  ]);
});

test('options without a colour offer no choice of colour', () => {
  expect(coloursOf([option(1, '', '500g', 3)])).toEqual([]);
});

describe('another colour', () => {
  test('keeps the set when it is available', () => {
    expect(inColour(options, '잉크', '본품')?.optionNo).toBe(3);
  });

  test('takes an available set otherwise', () => {
    expect(inColour(options, '잉크', '세트')?.optionNo).toBe(3);
  });
});

test('the sets beside an option are those of its colour', () => {
  expect(setsBeside(options, options[1]).map(({ optionNo }) => optionNo)).toEqual([1, 2]);
  expect(setsBeside([option(1, '블랙', '', 3)], option(1, '블랙', '', 3))).toEqual([]);
});

test.each([
  ['샌드 / 세트', options[1]],
  ['500g', option(1, '', '500g', 1)],
  ['', option(1, '', '', 1)],
  ['', undefined],
])('%j names an option', (words, each) => expect(optionText(each)).toBe(words));
