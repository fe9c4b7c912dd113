import { filterDay, filterSet, filterText, filterWon, listPage, listQuery } from '@mall/contracts/office/list';
import { boundedText, entity, optional, text } from '@mall/contracts/wire';
import { describe, expect, test } from 'vitest';
import { isAsSaved, type ListAddress, readAddress, writeAddress } from './list-address.ts';
import type { View } from './list-types.ts';

const endpoint = {
  method: 'GET',
  path: '/orders',
  query: listQuery(
    {
      state: filterSet(['PAID', 'SHIPPED']),
      orderedOn: filterDay,
      amount: filterWon,
      memo: filterText(['is', 'prefix', 'empty']),
      q: optional(boundedText(60)),
    },
    ['orderedAt', '-orderedAt'],
  ),
  data: listPage(entity({ orderNo: text })),
} as const;
const views: readonly View[] = [
  { id: 'ship', label: '발송할 주문', filters: { state: 'is:PAID' }, sort: 'orderedAt' },
  { id: 'late', label: '늦은 주문', filters: { state: 'is:PAID', orderedOn: 'to:2026-11-20' } },
  { id: 'all', label: '모든 주문' },
];
const plan = { endpoint, views, searchField: 'q' };
const again = (address: ListAddress) => readAddress(plan, writeAddress(plan, address));

test('an address without a query shows the first tab', () => {
  const address = readAddress(plan, {});
  expect(address).toMatchObject({ view: views[0], sort: 'orderedAt', search: '' });
  expect(address.filters).toEqual({ state: { operator: 'is', values: ['PAID'] } });
  expect(writeAddress(plan, address)).toEqual({});
});

test.each([
  ['is:PAID,SHIPPED', { operator: 'is', values: ['PAID', 'SHIPPED'] }],
  ['not:PAID', { operator: 'not', values: ['PAID'] }],
])('a filter %s is read, and written unchanged', (written, filter) => {
  const address = readAddress(plan, { state: written });
  expect(address.filters).toEqual({ state: filter });
  expect(address.view).toBeUndefined();
  expect(writeAddress(plan, address)).toEqual({ state: written });
});

test.each([
  ['orderedOn', 'from:2026-11-01'],
  ['orderedOn', 'to:2026-11-01'],
  ['orderedOn', 'between:2026-11-01,2026-11-30'],
  ['amount', 'from:500000'],
  ['amount', 'between:10000,50000'],
  ['memo', 'prefix:급'],
  ['memo', 'empty:'],
])('every operator survives a reload: %s=%s', (name, written) => {
  expect(writeAddress(plan, again(readAddress(plan, { [name]: written })))).toEqual({ [name]: written });
});

test('invalid filters are left out, and an old link still opens its list', () => {
  const address = readAddress(plan, { state: 'is:GONE', amount: 'from:1', sort: 'colour', nothing: '1' });
  expect(Object.keys(address.filters)).toEqual(['amount']);
  expect(address.sort).toBeUndefined();
});

describe('a tab that has been changed', () => {
  const changed = {
    ...readAddress(plan, { view: 'late' }),
    filters: readAddress(plan, { state: 'is:SHIPPED' }).filters,
  };

  test('keeps its name, and contains all filters', () => {
    expect(writeAddress(plan, changed)).toEqual({ view: 'late', state: 'is:SHIPPED' });
    expect(again(changed)).toEqual(changed);
    expect([isAsSaved(plan, changed), isAsSaved(plan, readAddress(plan, { view: 'late' }))]).toEqual([false, true]);
  });

  test('without any filter belongs to no tab', () => {
    const empty = { ...changed, filters: {} };
    expect(writeAddress(plan, empty)).toEqual({ view: '-' });
    expect(again(empty)).toMatchObject({ view: undefined, filters: {} });
  });
});

test('order, columns, page and open row are in the address only where they differ from the tab', () => {
  const params = {
    view: 'late',
    sort: '-orderedAt',
    columns: 'orderNo,state',
    cursor: 'abc',
    open: '2026112300041877',
  };
  expect(writeAddress(plan, readAddress(plan, params))).toEqual(params);
  expect(writeAddress(plan, { ...readAddress(plan, {}), sort: 'orderedAt' })).toEqual({});
});

test('the search survives, with or without filters', () => {
  expect(again(readAddress(plan, { q: '2231' })).search).toBe('2231');
  expect(writeAddress(plan, readAddress(plan, { q: '2231', state: 'is:PAID' }))).toEqual({
    q: '2231',
    state: 'is:PAID',
  });
});
