import { saveHome } from '@mall/contracts/office/home';
import { saveMallIdentity, saveMallLaw } from '@mall/contracts/office/malls';
import { listStock } from '@mall/contracts/office/stock';
import { expect, test } from 'vitest';
import { longestOf } from './longest.ts';

test('the longest text of a field comes from the contract', () => {
  expect(longestOf(saveMallIdentity.body, 'name')).toBe(30);
  expect(longestOf(saveMallIdentity.body, 'slogan')).toBe(60);
});

test('it is found within lists, and for optional texts', () => {
  expect(longestOf(saveHome.body, 'areas.0.items.0.subtitle')).toBe(300);
  expect(longestOf(listStock.query, 'q')).toBe(60);
});

test('a number, a pattern of fixed length and an unknown field have none', () => {
  expect(longestOf(saveMallIdentity.body, 'version')).toBeUndefined();
  expect(longestOf(saveMallLaw.body, 'businessNumber')).toBeUndefined();
  expect(longestOf(saveMallLaw.body, 'other')).toBeUndefined();
  expect(longestOf(undefined, 'name')).toBeUndefined();
});
