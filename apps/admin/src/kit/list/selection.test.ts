import { expect, test } from 'vitest';
import { chooseAll, extend, isChosen, nothingChosen, toggle, togglePage } from './selection.ts';

const page = ['a', 'b', 'c', 'd', 'e'].map((key) => ({ key, row: key.toUpperCase() }));
const [a, b, , d] = page as [(typeof page)[0], (typeof page)[0], (typeof page)[0], (typeof page)[0]];
const keys = ({ rows }: { rows: ReadonlyMap<string, string> }) => [...rows.keys()].sort().join('');

test('a row is selected, and deselected again', () => {
  const one = toggle(nothingChosen<string>(), b);
  expect(keys(one)).toBe('b');
  expect(keys(toggle(one, b))).toBe('');
});

test('a range starts at the row selected last, in either direction', () => {
  expect(keys(extend(toggle(nothingChosen<string>(), b), page, 'd'))).toBe('bcd');
  expect(keys(extend(toggle(nothingChosen<string>(), d), page, 'b'))).toBe('bcd');
  expect(keys(extend(nothingChosen<string>(), page, 'c'))).toBe('c');
});

test('a range does not start at a row of another page', () => {
  const elsewhere = toggle(nothingChosen<string>(), { key: 'z', row: 'Z' });
  expect(keys(extend(elsewhere, page, 'c'))).toBe('z');
});

test('the whole page is selected and deselected, and rows of other pages stay selected', () => {
  const elsewhere = toggle(nothingChosen<string>(), { key: 'z', row: 'Z' });
  const whole = togglePage(toggle(elsewhere, a), page);
  expect(keys(whole)).toBe('abcdez');
  expect(keys(togglePage(whole, page))).toBe('z');
});

test('all that match contains every row, until one is deselected: then the visible ones stay selected', () => {
  const all = chooseAll(page);
  expect([all.isAll, isChosen(all, 'not loaded')]).toEqual([true, true]);
  const less = toggle(all, b);
  expect([less.isAll, keys(less), isChosen(less, 'not loaded')]).toEqual([false, 'acde', false]);
});
