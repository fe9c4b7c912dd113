import { permissions, type RoleCode } from '@mall/contracts/office/rights';
import { expect, test } from 'vitest';
import { keysFor, type MenuReader, menuItems, menuOf, pathOfScreen } from './menu.ts';
import { roleTemplates } from './rights.ts';

const general = { salesType: 'GENERAL', isMarketing: false } as const;
const upload = { salesType: 'UPLOAD', isMarketing: false } as const;
const common = { salesType: 'COMMON', isMarketing: false } as const;
const marketing = { salesType: 'GENERAL', isMarketing: true } as const;

const keysOf = (reader: MenuReader) => keysFor(reader).flatMap(({ keys }) => keys);
const menuOfRole = (role: RoleCode, malls: MenuReader['malls']) => keysOf({ permissions: roleTemplates[role], malls });

test('every item is in one group, with its own address', () => {
  expect(keysOf({ permissions, malls: 'all' }).toSorted()).toEqual(Object.keys(menuItems).toSorted());
  const paths = menuOf({ permissions, malls: 'all' }).flatMap(({ items }) => items.map(({ path }) => path));
  expect(new Set(paths).size).toBe(paths.length);
});

test('an item without a screen is in nobody’s menu', () => {
  const offered = menuOf({ permissions, malls: 'all' }).flatMap(({ items }) => items.map(({ key }) => key));
  expect(offered.filter((key) => pathOfScreen(key) === undefined)).toEqual([]);
  expect(offered.length).toBeLessThan(Object.keys(menuItems).length);
});

test('an employer’s menu has joining and the roster, and neither orders nor members nor questions', () => {
  expect(menuOfRole('WELFARE', [general])).toEqual([
    ...['today', 'settlement', 'joining', 'roster', 'points', 'malls', 'boards', 'faq', 'statistics'],
    ...['cases', 'staff', 'records', 'exports'],
  ]);
});

test('a dealer’s menu has phones and no orders', () => {
  const menu = menuOfRole('DEALER', [general]);
  expect(menu).toContain('applications');
  expect(menu).toContain('plans');
  expect(menu).not.toContain('orders');
  expect(menu).not.toContain('members');
});

test('a mall that orders by sheet opens with its sheets, and has no home editor, phones or search', () => {
  const menu = menuOfRole('PARTNER', [upload]);
  expect(menu.slice(0, 3)).toEqual(['today', 'sheets', 'orders']);
  for (const key of ['home', 'categories', 'subscriptions', 'searches']) expect(menu).not.toContain(key);
  expect(menuOfRole('PARTNER', [upload, general])).toContain('home');
});

test('a common mall has no joining, a marketing mall no menus of members, any other has both', () => {
  expect(menuOfRole('PARTNER', [common])).not.toContain('joining');
  expect(menuOfRole('PARTNER', [common])).toContain('members');
  for (const key of ['joining', 'members', 'coupons', 'newsletters'])
    expect(menuOfRole('PARTNER', [marketing])).not.toContain(key);
  expect(menuOfRole('PARTNER', [general])).toEqual(expect.arrayContaining(['joining', 'members', 'coupons']));
  expect(menuOfRole('PARTNER', [general])).not.toContain('sheets');
});
