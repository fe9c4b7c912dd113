import { expect, test } from 'vitest';
import { arranged, moved } from './view-order.ts';

const views = ['ship', 'late', 'all', 'own-3'].map((id) => ({ id, label: id }));
const idsOf = (order?: readonly string[]) => arranged(views, order).map(({ id }) => id);

test('tabs are in their stored order, with new ones at the end and removed ones left out', () => {
  expect(idsOf(['own-3', 'gone', 'all'])).toEqual(['own-3', 'all', 'ship', 'late']);
  expect(idsOf()).toEqual(['ship', 'late', 'all', 'own-3']);
});

test('a tab moves by one place or onto another, and never beyond the ends', () => {
  const ids = ['a', 'b', 'c'];
  expect(moved(ids, 'a', 1)).toEqual(['b', 'a', 'c']);
  expect(moved(ids, 'a', 'c')).toEqual(['b', 'c', 'a']);
  expect(moved(ids, 'c', 'a')).toEqual(['c', 'a', 'b']);
  expect([moved(ids, 'a', -1), moved(ids, 'c', 1), moved(ids, 'x', 1)]).toEqual([ids, ids, ids]);
});
