import { expect, test } from 'vitest';
import { arrangeTree, categoryNosTo, categoryPath, fitsBelow, onMobileOnly } from './category-tree.ts';

type Node = { categoryNo: string; sortOrder?: number; isOnMobile: boolean; children: Node[] };
const node = (categoryNo: string, sortOrder?: number, children: Node[] = [], isOnMobile = true): Node => ({
  categoryNo,
  ...(sortOrder !== undefined && { sortOrder }),
  isOnMobile,
  children,
});
const tree = [
  node('30'),
  node('20', 2, [node('2002', 9), node('2001', 1, [node('200101')], false)]),
  node('10', 1, [], false),
];
const numbers = (nodes: readonly Node[]): unknown[] =>
  nodes.map(({ categoryNo, children }) => (children.length ? [categoryNo, numbers(children)] : categoryNo));

// R9.02
test('menus are sorted by prir on every level, missing last', () => {
  expect(numbers(arrangeTree(tree))).toEqual(['10', ['20', [['2001', ['200101']], '2002']], '30']);
});
// R9.02
test('the mobile site leaves out what is not marked for it, with everything below', () => {
  expect(numbers(onMobileOnly(tree))).toEqual(['30', ['20', ['2002']]]);
});
test('the way to a category begins at its root', () => {
  expect(categoryPath(tree, '200101').map(({ categoryNo }) => categoryNo)).toEqual(['20', '2001', '200101']);
  expect(categoryPath(tree, '99')).toEqual([]);
});

test('a category is below those whose numbers are prefixes of its own', () => {
  expect(categoryNosTo('120102')).toEqual(['12', '1201', '120102']);
  expect(categoryNosTo('1201')).toEqual(['12', '1201']);
  expect(categoryNosTo('12')).toEqual(['12']);
});

test('a category fits below another one together with its descendants, on three levels, and never below itself', () => {
  const menu = ['11', '1101', '110101', '12', '1201', '13'];
  expect(fitsBelow(menu, '13', '1201')).toBe(true);
  expect(fitsBelow(menu, '13', '110101')).toBe(false);
  expect(fitsBelow(menu, '1101', '12')).toBe(true);
  expect(fitsBelow(menu, '1101', '1201')).toBe(false);
  expect(fitsBelow(menu, '11', '12')).toBe(false);
  expect(fitsBelow(menu, '1101', null)).toBe(true);
  expect(fitsBelow(menu, '11', '1101')).toBe(false);
});
