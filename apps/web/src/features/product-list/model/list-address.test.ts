import { expect, test } from 'vitest';
import { listPath, listQueryOf, narrowed, widened } from './list-address.ts';
import { readListAddress } from './read-list-address.ts';

test('what makes no sense in an address is left out', () => {
  const raw = {
    ctgNo: '12',
    page: '0',
    sort: 'upwards',
    brand: '1,x',
    min: '-5',
    max: '90000',
    soldOut: 'Y',
    extra: '1',
  };
  expect(readListAddress(raw)).toEqual({ ctgNo: '12', max: 90_000 });
});

test('an address read twice stays the same', () => {
  const address = readListAddress({ ctgNo: '1201', page: '3', min: '1000', brand: '4,7', free: 'Y' });
  expect(readListAddress(address)).toEqual(address);
});

test('an address becomes the call that it asks for', () => {
  const address = readListAddress({
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
  const address = readListAddress({ ctgNo: '12', page: '4', free: 'Y' });
  expect(listPath('/goods/goodsList', narrowed(address, { free: undefined, today: 'Y' }))).toBe(
    '/goods/goodsList?ctgNo=12&today=Y',
  );
  expect(listPath('/goods/goodsList', { ...address, page: 1 })).toBe('/goods/goodsList?ctgNo=12&free=Y');
  expect(widened({ ...address, sort: 'newest' })).toEqual({ ctgNo: '12', sort: 'newest' });
});
