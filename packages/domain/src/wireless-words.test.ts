import { expect, test } from 'vitest';
import { discountWords } from './wireless-words.ts';

test('a price says by which discount it is worked out, and that it is only shown while none is chosen', () => {
  expect(discountWords(null, 'COMMON_SUPPORT')).toBe('공통지원금 기준');
  expect(discountWords(null, 'PLAN_DISCOUNT')).toBe('선택약정 기준');
  expect(discountWords('PLAN_DISCOUNT', 'PLAN_DISCOUNT')).toBe('선택약정');
});
