import { expect, test } from 'vitest';
import { OfficeError } from '../../lib/office-error.ts';
import { clashes, conflictOf, mergedOver } from './conflict.ts';

const conflict = { by: '박서연', at: '2026-11-23T01:40:00Z', saved: { price: 279_000, stock: 38, tag: '접이식' } };

test('only a stale save with both versions is a conflict', () => {
  expect(conflictOf(new OfficeError({ code: '4090', message: '', data: conflict }))).toEqual(conflict);
  expect(conflictOf(new OfficeError({ code: '4090', message: '' }))).toBeUndefined();
  expect(conflictOf(new OfficeError({ code: '4094', message: '', data: conflict }))).toBeUndefined();
});

test('only fields that both have changed, to different values, need a decision', () => {
  const start = { price: 299_000, stock: 38, tag: '', name: '헤드폰' };
  const mine = { price: 275_000, stock: 38, tag: '접이식', name: 'H700' };
  expect(clashes(start, mine, conflict)).toEqual(['price']);
});

test('a save over somebody else’s contains one’s own changes, and otherwise their values', () => {
  const start = { price: 299_000, stock: 40, tag: '', name: '헤드폰' };
  const mine = { price: 275_000, stock: 40, tag: '', name: 'H700' };
  expect(mergedOver(start, mine, conflict)).toEqual({ price: 275_000, stock: 38, tag: '접이식', name: 'H700' });
});
