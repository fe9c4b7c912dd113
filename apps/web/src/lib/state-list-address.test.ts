import { expect, test } from 'vitest';
import { readStateListAddress, stateListSearch } from './state-list-address.ts';

const states = ['OPEN', 'DONE'] as const;

test('an address names a state and a page, and is read back; what is neither is left out', () => {
  const query = Object.fromEntries(new URLSearchParams(stateListSearch({ state: 'DONE', page: 3 })));
  expect(readStateListAddress(states, query)).toEqual({ state: 'DONE', page: 3 });
  expect(readStateListAddress(states, { state: 'GONE', page: '251' })).toEqual({});
  expect(stateListSearch({ page: 1 })).toBe('');
});
