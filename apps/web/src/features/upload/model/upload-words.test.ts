import { expect, test } from 'vitest';
import { uploadStanding } from './upload-words.ts';

const nameOf = (state: 'CHECKED' | 'ORDERED' | 'EXPIRED', errorCount: number, orderCount: number) =>
  uploadStanding({ state, errorCount, orderCount }).name;

test('an upload says whether all of it was ordered, a part of it, nothing can be, or it is too late', () => {
  expect(nameOf('ORDERED', 0, 3)).toBe('주문 완료');
  expect(nameOf('ORDERED', 2, 1)).toBe('일부 주문');
  expect(nameOf('CHECKED', 2, 1)).toBe('주문 전');
  expect(nameOf('CHECKED', 3, 0)).toBe('주문 불가');
  expect(nameOf('EXPIRED', 0, 1)).toBe('보관 만료');
});
