import { readScreenSearch, screenPath } from '@mall/domain/screens/screen-path';
import { expect, test } from 'vitest';
import { type ListAddress, listQueryOf, narrowed, widened } from './list-address.ts';

const read = (raw: Record<string, string>): ListAddress => readScreenSearch('goodsList', raw);
const pathOf = (search: ListAddress) => screenPath({ screen: 'goodsList', search }, 'pc');

test('an address becomes the call that it means', () => {
  const address = read({
    ctgNo: '12',
    brand: '4,7',
    colour: 'navy',
    free: 'Y',
    soldOut: 'N',
    discount: '20',
  });
  expect(listQueryOf('12', address)).toEqual({
    categoryNo: '12',
    sort: 'recommended',
    page: 1,
    brandIds: ['4', '7'],
    colourFamilies: ['navy'],
    hasFreeDelivery: true,
    includesSoldOut: false,
    minimumDiscountRate: 20,
  });
});

test('a change leads to the first page; turning a page keeps the rest', () => {
  const address = read({ ctgNo: '12', page: '4', free: 'Y' });
  expect(pathOf(narrowed(address, { free: undefined, today: 'Y' }))).toBe('/goods/goodsList?ctgNo=12&today=Y');
  expect(pathOf({ ...address, page: 1 })).toBe('/goods/goodsList?ctgNo=12&free=Y');
  expect(widened({ ...address, sort: 'newest' })).toEqual({ ctgNo: '12', sort: 'newest' });
});
