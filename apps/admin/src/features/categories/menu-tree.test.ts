import type { OfficeCategory } from '@mall/contracts/office/categories';
import { expect, test } from 'vitest';
import { droppedAt, linesOf, parentsFor, placeOf, rearranged, stepped } from './menu-tree.ts';

const category = (categoryNo: string, type: OfficeCategory['type'] = 'GD05302'): OfficeCategory => ({
  ...{
    categoryNo,
    name: categoryNo,
    type,
    url: '',
    isShown: true,
    isOnMobile: true,
    listings: 0,
    views: 0,
    version: 0,
  },
});
/** As the call returns it: by level, each level in its order. */
const menu = [
  category('12'),
  category('11'),
  category('13', 'GD05304'),
  category('1101'),
  category('1102'),
  category('110201'),
];
const lines = linesOf(menu, new Set());
const numbers = (of: readonly { category: OfficeCategory }[]) => of.map((line) => line.category.categoryNo).join(' ');

test('the tree is listed from top to bottom in the order of each level, and a closed category hides those below', () => {
  expect(numbers(lines)).toBe('12 11 1101 1102 110201 13');
  expect(numbers(linesOf(menu, new Set(['1102'])))).toBe('12 11 1101 1102 13');
  expect(lines.map(({ level }) => level)).toEqual([1, 1, 2, 2, 3, 1]);
});

test('dropped on another one, it is placed before it when coming from below and after it when coming from above, on its level', () => {
  expect(droppedAt(menu, lines, '13', '12')).toEqual({ parentNo: null, before: '12' });
  expect(droppedAt(menu, lines, '12', '11')).toEqual({ parentNo: null, before: '13' });
  expect(droppedAt(menu, lines, '12', '1102')).toEqual({ parentNo: '11', before: null });
});

test('a step stays within the siblings', () => {
  expect(stepped(menu, '1101', 1)).toEqual({ parentNo: '11', before: null });
  expect(stepped(menu, '1102', -1)).toEqual({ parentNo: '11', before: '1101' });
  expect([stepped(menu, '12', -1), stepped(menu, '13', 1)]).toEqual([undefined, undefined]);
});

test('it can be moved below a category of its type, not below itself, and never to a fourth level', () => {
  const parents = (no: string) =>
    parentsFor(menu, menu.find(({ categoryNo }) => categoryNo === no) ?? category(no)).map((one) => one.categoryNo);
  expect(parents('1101')).toEqual(['12', '11', '1102']);
  expect(parents('11')).toEqual([]);
  expect(parents('1102')).toEqual(['12', '11']);
  expect(parents('13')).toEqual([]);
});

test('a moved category appears in its new place at once, and can be moved back', () => {
  const back = placeOf(menu, '12');
  const after = rearranged(menu, '12', { parentNo: null, before: null });
  expect(numbers(linesOf(after, new Set(['11'])))).toBe('11 13 12');
  expect(numbers(linesOf(rearranged(after, '12', back), new Set(['11'])))).toBe('12 11 13');
});
