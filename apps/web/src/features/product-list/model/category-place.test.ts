import { categoryType } from '@mall/contracts/codes';
import type { MenuItem } from '@mall/contracts/shell';
import { expect, test } from 'vitest';
import { categoryPlace } from './category-place.ts';

const item = (categoryNo: string, name: string, type: MenuItem['type'], children: MenuItem[] = []): MenuItem =>
  ({ categoryNo, name, type, children, url: '', sortOrder: 1, isOnMobile: true }) as MenuItem;
const menu = [
  item('10', '휴대폰', categoryType.line, [item('1001', 'NOVA', categoryType.line)]),
  item('12', '디지털', categoryType.general, [
    item('1201', '이어폰', categoryType.general),
    item('1202', '모니터', categoryType.general),
  ]),
  item('30', '기획전', categoryType.event),
  item('40', '구독·렌탈', categoryType.subscription),
];

test('a category with parts shows the whole and its parts', () => {
  const place = categoryPlace(menu, 'goodsList', '12');
  expect(place).toMatchObject({ name: '디지털', kind: 'goods', categoryNo: '12' });
  expect(place.steps.map(({ label }) => label)).toEqual(['홈', '디지털', '전체']);
  expect(place.subCategories).toEqual([
    { label: '전체', to: { screen: 'goodsList', search: { ctgNo: '12' } }, isOn: true },
    { label: '이어폰', to: { screen: 'goodsList', search: { ctgNo: '1201' } }, isOn: false },
    { label: '모니터', to: { screen: 'goodsList', search: { ctgNo: '1202' } }, isOn: false },
  ]);
});

test('a category without parts shows its siblings', () => {
  const place = categoryPlace(menu, 'goodsList', '1202');
  expect(place.steps.map(({ label }) => label)).toEqual(['홈', '디지털', '모니터']);
  expect(place.subCategories.map(({ label, isOn }) => [label, isOn])).toEqual([
    ['전체', false],
    ['이어폰', false],
    ['모니터', true],
  ]);
});

test('the type of the top category says what is listed', () => {
  expect(categoryPlace(menu, 'goodsList', '1001').kind).toBe('wireless');
  expect(categoryPlace(menu, 'subscriptionList', '40').kind).toBe('subscription');
});

test('without a category the first that belongs on the page is shown', () => {
  expect(categoryPlace(menu, 'goodsList', undefined).categoryNo).toBe('10');
  expect(categoryPlace(menu, 'subscriptionList', undefined)).toMatchObject({ categoryNo: '40', kind: 'subscription' });
});

test('a category outside the menu keeps its number and gets a plain name', () => {
  expect(categoryPlace(menu, 'goodsList', '99')).toMatchObject({
    categoryNo: '99',
    name: '상품',
    kind: 'goods',
  });
});
