import { expect, test } from 'vitest';
import { reviewedFields } from './product-review.ts';

const rules = [
  { field: 'name', mayFall: null },
  { field: 'marketPrice', mayFall: 10 },
  { field: 'options', mayFall: null },
];
const price = (before: number, after: number) => reviewedFields({ marketPrice: { before, after } }, rules);

test('a price is looked at when it rises, or falls by more than a tenth', () => {
  expect(price(10_000, 10_001)).toEqual(['marketPrice']);
  expect(price(10_000, 9_000)).toEqual([]);
  expect(price(10_000, 8_999)).toEqual(['marketPrice']);
});

test('a tag and what nobody has named are not looked at', () => {
  expect(reviewedFields({ tag: { before: '', after: '새' }, name: { before: 'a', after: 'b' } }, rules)).toEqual([
    'name',
  ]);
});

test('of options only what they cost on top is looked at, of new ones too', () => {
  const before = [{ optionNo: 1, extraPrice: 0, useCode: 'GD00701' }];
  const options = (after: object[]) => reviewedFields({ options: { before, after } }, rules);
  expect(options([{ optionNo: 1, extraPrice: 0, useCode: 'GD00703' }])).toEqual([]);
  expect(options([{ optionNo: 1, extraPrice: 500 }])).toEqual(['options']);
  expect(options([...before, { optionNo: 2, extraPrice: 0 }])).toEqual([]);
  expect(options([...before, { optionNo: 2, extraPrice: 1_000 }])).toEqual(['options']);
});
