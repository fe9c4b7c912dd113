import { expect, test } from 'vitest';
import { ordered } from './column-order.ts';

const columns = ['orderNo', 'mall', 'amount', 'state'].map((id) => ({
  ...{ id, label: id, cell: () => id },
  isFixed: id === 'orderNo',
}));
const idsOf = (ids: readonly string[], pinned: readonly string[] = []) =>
  ordered(columns, ids, pinned).map(({ id }) => id);

test('columns are in the requested order, and the row’s name is always included', () => {
  expect(idsOf(['amount', 'mall'])).toEqual(['orderNo', 'amount', 'mall']);
  expect(idsOf(['state', 'gone', 'orderNo'])).toEqual(['state', 'orderNo']);
});

test('pinned columns come first, and a hidden column is not pinned', () => {
  expect(idsOf(['orderNo', 'mall', 'amount'], ['amount', 'state'])).toEqual(['amount', 'orderNo', 'mall']);
});
