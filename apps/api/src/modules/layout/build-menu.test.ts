import { expect, test } from 'vitest';
import { buildMenu } from './build-menu.ts';
import type { CategoryRow } from './layout.repository.ts';

const row = (categoryNo: string, values: Partial<CategoryRow> = {}): CategoryRow => ({
  categoryNo,
  name: categoryNo,
  type: 'GD05302',
  url: '',
  sortOrder: null,
  isOnMobile: true,
  mobileImage: '',
  ...values,
});

// R3.03
test('a category is a child of the one whose number is its prefix, in the order of the rows', () => {
  const menu = buildMenu([row('1202'), row('12'), row('10'), row('120201'), row('1201')]);
  expect(menu.map((item) => item.categoryNo)).toEqual(['12', '10']);
  expect(menu[0]?.children.map((item) => item.categoryNo)).toEqual(['1202', '1201']);
  expect(menu[0]?.children[0]?.children.map((item) => item.categoryNo)).toEqual(['120201']);
});

test('a branch whose parent was left out is left out', () => {
  expect(buildMenu([row('10'), row('1201')]).map((item) => item.categoryNo)).toEqual(['10']);
});

test('the picture is given as folder and file name', () => {
  const [item] = buildMenu([row('12', { mobileImage: 'menu/icons/phone.webp' })]);
  expect(item).toMatchObject({ mobileImagePath: 'menu/icons', mobileImageFileName: 'phone.webp' });
  expect(buildMenu([row('12')])[0]).toMatchObject({ mobileImagePath: '', mobileImageFileName: '' });
});
