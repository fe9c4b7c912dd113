import { expect, test } from 'vitest';
import { readOrderSearch } from './order-search.ts';

test.each([
  ['20261123 00041877', 'ORDER', '2026112300041877'],
  ['010-5555-4410', 'PHONE', '01055554410'],
  ['6041 2287 1130', 'INVOICE', '604122871130'],
  ['gd26110041', 'PRODUCT', 'GD26110041'],
  [' 김 나연', 'NAME', '김나연'],
])('%s is looked for as %s', (typed, kind, value) => {
  expect(readOrderSearch(typed)).toEqual({ kind, value });
});

test('nothing typed looks for nothing', () => {
  expect(readOrderSearch('  ')).toBeUndefined();
});
