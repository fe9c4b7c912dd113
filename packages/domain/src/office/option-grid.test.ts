import { describe, expect, test } from 'vitest';
import { optionFaults, readBlock, readOptionCell, type WrittenOption, writeBlock } from './option-grid.ts';

const option = (values: Partial<WrittenOption> = {}): WrittenOption => ({
  ...{
    optionNo: 1,
    colourName: '샌드',
    colourHex: '#d7c4ae',
    label: 'S',
    extraPrice: 0,
    useCode: 'GD00701',
    image: '',
  },
  ...values,
});
const faultsOf = (options: readonly WrittenOption[], wasSold = false) =>
  optionFaults(options, [{ optionNo: 1, useCode: 'GD00701', wasSold }]).map(({ row, field }) => `${row} ${field}`);

describe('options of one product', () => {
  test('are right when each has a choice of its own', () => {
    expect(faultsOf([option(), option({ optionNo: 0, label: 'M' })])).toEqual([]);
    expect(faultsOf([option({ colourName: '', colourHex: '', label: '' })])).toEqual([]);
    expect(faultsOf([])).toEqual([]);
  });

  test('have no choice twice, and none without a name beside others; what is deleted takes no choice', () => {
    expect(faultsOf([option(), option({ optionNo: 0, label: 'S ' })])).toEqual(['1 label']);
    expect(faultsOf([option(), option({ optionNo: 0, colourName: '', colourHex: '', label: '' })])).toEqual([
      '1 label',
    ]);
    expect(faultsOf([option({ useCode: 'GD00704' }), option({ optionNo: 0 })])).toEqual([]);
  });

  test.each([
    [{ colourHex: '#12' }, ['0 colourHex']],
    [{ colourHex: 'red' }, ['0 colourHex']],
    [{ colourName: ' ' }, ['0 colourName']],
    [{ extraPrice: -1 }, ['0 extraPrice']],
    [{ extraPrice: Number.NaN }, ['0 extraPrice']],
    [{ extraPrice: 100_000_000 }, ['0 extraPrice']],
    [{ useCode: '있음' }, ['0 useCode']],
  ])('of %o are told at the cell', (values, expected) => {
    expect(faultsOf([option(values)])).toEqual(expected);
  });

  test('go where the table of states leads, and one of them stays', () => {
    expect(faultsOf([option({ useCode: 'GD00704' }), option({ optionNo: 0, label: 'M' })], true)).toEqual([
      '0 useCode',
    ]);
    expect(faultsOf([option({ useCode: 'GD00704' })])).toEqual(['0 useCode']);
    expect(faultsOf([option({ optionNo: 0, useCode: 'GD00704', label: 'M' }), option()])).toEqual(['0 useCode']);
  });
});

test.each([
  ['extraPrice', '+3,000원', '3000'],
  ['extraPrice', '', '0'],
  ['extraPrice', '원', '원'],
  ['colourHex', 'D7C4AE', '#d7c4ae'],
  ['colourHex', '#FFF', '#ffffff'],
  ['colourHex', '베이지', '베이지'],
  ['useCode', '품절', 'GD00703'],
  ['useCode', 'GD00702', 'GD00702'],
  ['label', '  두  칸\n', '두 칸'],
] as const)('a cell of %s reads %o as %o', (field, typed, expected) => {
  expect(readOptionCell(field, typed)).toBe(expected);
});

test('a block of a spreadsheet has lines and tabs, and quotes where a cell holds either', () => {
  expect(readBlock('샌드\tS\r\n세이지\t"2\n칸"\r\n')).toEqual([
    ['샌드', 'S'],
    ['세이지', '2\n칸'],
  ]);
  expect(readBlock('하나')).toEqual([['하나']]);
  expect(readBlock('\t\n5"')).toEqual([['', ''], ['5"']]);
  const block = [
    ['a"b', ''],
    ['c\td', 'e'],
  ];
  expect(readBlock(writeBlock(block))).toEqual(block);
});
