import { readScreenSearch, screenPath } from '@mall/domain/screens/screen-path';
import { expect, test } from 'vitest';
import { categoryAbove, keywordsOf, narrowed, searchOf, searchTarget, searchTargetFor } from './search-address.ts';

const read = (raw: Record<string, string>) => readScreenSearch('search', raw);

// R5.01
test('an address holds at most three keywords, each once', () => {
  expect(keywordsOf({ q: '무선, 선물,,무선,의자,책상' })).toEqual(['무선', '선물', '의자']);
});

test('a keyword with a comma stays one keyword', () => {
  const query = new URLSearchParams(screenPath(searchTargetFor(['a,b', 'c']), 'pc').split('?')[1]);
  expect(keywordsOf(read(Object.fromEntries(query)))).toEqual(['a b', 'c']);
});

test('a search without filters sends its keywords alone, so that the log counts it', () => {
  expect(searchOf(read({ q: '무선', tab: 'all' }))).toEqual({ keywords: ['무선'] });
  expect(searchOf(read({ q: '무선', page: '2', max: '9000', soldOut: 'N' }))).toEqual({
    keywords: ['무선'],
    page: 2,
    maximumPrice: 9000,
    includesSoldOut: false,
  });
});

test('narrowing shows the first page of the goods', () => {
  const address = read({ q: 'tv', page: '3' });
  expect(searchTarget(narrowed(address, { ctgNo: '11' }))).toEqual({
    screen: 'search',
    search: { q: 'tv', ctgNo: '11', tab: 'goods' },
  });
});

test('the parent category has two digits less', () => {
  expect(categoryAbove('110203')).toBe('1102');
  expect(categoryAbove('11')).toBeUndefined();
});
