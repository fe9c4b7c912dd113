import { expect, test } from 'vitest';
import { personalWords, subjectWords } from './record-words.ts';

test.each([
  ['order 2026112200041203', '주문 2026112200041203'],
  ['claim 2026112200041203/1', '클레임 2026112200041203/1'],
  ['something 3', 'something 3'],
  ['', ''],
])('the subject %s reads %s', (subject, words) => {
  expect(subjectWords(subject)).toBe(words);
});

test('classes of personal data are named in Korean, one that is not known by itself', () => {
  expect(personalWords(['name', 'phone', 'blood'])).toBe('이름, 전화, blood');
});
