import { expect, test } from 'vitest';
import { isBusinessNumber } from './business-number.ts';

test('a business number is known by its last digit, with and without hyphens', () => {
  for (const number of ['220-81-62517', '2208162517', '124-81-00998', '000-00-00000', '000-00-00015'])
    expect([number, isBusinessNumber(number)]).toEqual([number, true]);
});

test('with another digit, too few or a letter, it is none', () => {
  for (const number of ['220-81-62518', '220-81-6251', '220-81-6251a', '', '220-8162517-', '000-00-00001'])
    expect([number, isBusinessNumber(number)]).toEqual([number, false]);
});
