import { expect, test } from 'vitest';
import { ordered } from './column-order.ts';

const columns = ['orderNo', 'mall', 'amount', 'state'].map((id) => ({
  ...{ id, label: id, cell: () => id },
  isFixed: id === 'orderNo',
}));
const idsOf = (ids: readonly string[], pinned: readonly string[] = []) =>
  ordered(columns, ids, pinned).map(({ id }) => id);

test('columns stand as they were named, and what names the row is there whatever is named', () => {
  expect(idsOf(['amount', 'mall'])).toEqual(['orderNo', 'amount', 'mall']);
  expect(idsOf(['state', 'gone', 'orderNo'])).toEqual(['state', 'orderNo']);
});

test('those that stay at the left come first, and one that is not shown stays nowhere', () => {
  expect(idsOf(['orderNo', 'mall', 'amount'], ['amount', 'state'])).toEqual(['amount', 'orderNo', 'mall']);
});
