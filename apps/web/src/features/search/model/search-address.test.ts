import { expect, test } from 'vitest';
import { readSearchAddress } from './read-search-address.ts';
import { categoryAbove, keywordsOf, narrowed, searchOf, searchPath, searchPathFor } from './search-address.ts';

test('R5.01 an address holds at most three keywords, each once', () => {
  expect(keywordsOf({ q: '무선, 선물,,무선,의자,책상' })).toEqual(['무선', '선물', '의자']);
});

test('a keyword with a comma stays one keyword', () => {
  const query = new URLSearchParams(searchPathFor(['a,b', 'c']).split('?')[1]);
  expect(keywordsOf(readSearchAddress(Object.fromEntries(query)))).toEqual(['a b', 'c']);
});

test('a search without looks sends its keywords alone, so that the log counts it', () => {
  expect(searchOf(readSearchAddress({ q: '무선', tab: 'all' }))).toEqual({ keywords: ['무선'] });
  expect(searchOf(readSearchAddress({ q: '무선', page: '2', max: '9000', soldOut: 'N' }))).toEqual({
    keywords: ['무선'],
    page: 2,
    maximumPrice: 9000,
    includesSoldOut: false,
  });
});

test('narrowing shows the first page of the goods', () => {
  const address = readSearchAddress({ q: 'tv', page: '3' });
  expect(searchPath(narrowed(address, { ctgNo: '11' }))).toBe('/search/searchGoodsList?q=tv&ctgNo=11&tab=goods');
});

test('the category above has two digits less', () => {
  expect(categoryAbove('110203')).toBe('1102');
  expect(categoryAbove('11')).toBeUndefined();
});
