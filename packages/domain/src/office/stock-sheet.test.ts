import { expect, test } from 'vitest';
import { judgeStockLine, readStockSheet } from './stock-sheet.ts';

const stocked = { available: 7, held: 3 };
const judged = (counted: string, change = '') => judgeStockLine({ counted, change }, stocked);

test('a sheet is read by its headings in any order, and is refused without products or quantities', () => {
  const rows = [{ rowNo: 2, cells: ['12', 'gd0001', ' 창고 B '] }];
  expect(readStockSheet(['실사 수량', '상품 번호', '메모'], rows)).toEqual([
    { rowNo: 2, productNo: 'GD0001', optionNo: '1', counted: '12', change: '', note: '창고 B' },
  ]);
  expect(readStockSheet(['상품번호', '메모'], rows)).toBeUndefined();
  expect(readStockSheet(['실사', '옵션번호'], rows)).toBeUndefined();
});

test('what was counted includes what orders hold', () => {
  expect(judged('10')).toEqual({ pieces: 0, counted: 10 });
  expect(judged('12')).toEqual({ pieces: 2, counted: 12 });
  expect(judged('3')).toEqual({ pieces: -7, counted: 3 });
  expect(judged('2')).toBe('BELOW_HELD');
});

test('what comes and goes is written as spreadsheets write it, and never takes more than is there', () => {
  expect(judged('', '+1,200')).toEqual({ pieces: 1200, counted: null });
  expect(judged('', '−7')).toEqual({ pieces: -7, counted: null });
  expect(judged('', '-8')).toBe('TOO_FEW');
  expect(judged('', '3.0')).toEqual({ pieces: 3, counted: null });
});

test('what is no quantity is said to be none', () => {
  expect([
    judged(''),
    judged('1', '1'),
    judged('세 개'),
    judged('-1'),
    judged('', '1.5'),
    judged('', '123456'),
  ]).toEqual([...['NO_QUANTITY', 'BOTH', 'BAD_QUANTITY', 'BAD_QUANTITY', 'BAD_QUANTITY', 'BAD_QUANTITY']]);
});
