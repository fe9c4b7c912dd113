import { expect, test } from 'vitest';
import { majorityOf, oddPhones } from './equal-terms.ts';
import type { PhoneThere } from './use-compared-phones.ts';

const phone = (name: string) =>
  ({
    priced: {
      choice: { joinType: 'NEW' },
      plan: { carrier: 'KT', name },
      quote: { instalmentMonths: 24, discountType: 'PLAN_DISCOUNT', contractMonths: 24 },
    },
  }) as unknown as PhoneThere;

test('of three phones the one on another plan is marked, and not the two that agree', () => {
  const [one, odd, other] = [phone('5G 심플 30'), phone('5G 데이터 24'), phone('5G 심플 30')];
  expect(oddPhones([one, odd, other])).toEqual(new Set([odd]));
});

test.each([2, 3])('of %i phones that all differ every one is marked: none of them is the usual one', (count) => {
  const phones = ['5G 심플 30', '5G 데이터 24', '5G 프리미엄'].slice(0, count).map(phone);
  expect(oddPhones(phones)).toEqual(new Set(phones));
});

test('on equal terms none is marked', () => {
  expect(oddPhones([phone('5G 심플 30'), phone('5G 심플 30')])).toEqual(new Set());
});

test('half of them is no majority', () => {
  expect(majorityOf(['KT', 'KT', 'SKT', 'SKT'])).toBeUndefined();
  expect(majorityOf(['SKT', 'KT', 'KT'])).toBe('KT');
});
