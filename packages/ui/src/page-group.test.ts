import { expect, test } from 'vitest';
import { pageGroup } from './page-group.ts';

test('one group holds ten pages', () => {
  expect(pageGroup(1, 25)).toEqual({ pages: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], previous: null, next: 11 });
  expect(pageGroup(10, 25).pages).toHaveLength(10);
});

test('the arrows reach the neighbouring groups', () => {
  expect(pageGroup(11, 25)).toMatchObject({ previous: 10, next: 21 });
  expect(pageGroup(25, 25)).toEqual({ pages: [21, 22, 23, 24, 25], previous: 20, next: null });
});

test('nothing to show is one page', () => {
  expect(pageGroup(1, 0)).toEqual({ pages: [1], previous: null, next: null });
});

test('a page beyond the end counts as the last, one below the start as the first', () => {
  expect(pageGroup(99, 12).pages).toEqual([11, 12]);
  expect(pageGroup(-3, 12).pages[0]).toBe(1);
});
