import { expect, test } from 'vitest';
import { resultTitle } from './result-title.ts';

const titleOf = (...keywords: string[]) =>
  resultTitle(keywords)
    .map(({ text }) => text)
    .join('');

test('one keyword is a plain result', () => {
  expect(titleOf('무선')).toBe('‘무선’ 검색 결과');
});

test('several keywords are joined with the particles they take', () => {
  expect(titleOf('무선', '선물')).toBe('‘무선’과 ‘선물’을 모두 담은 상품');
  expect(titleOf('의자', '나무', '아이')).toBe('‘의자’, ‘나무’와 ‘아이’를 모두 담은 상품');
  expect(titleOf('S26', '탭 11', '탭 9')).toBe('‘S26’, ‘탭 11’과 ‘탭 9’를 모두 담은 상품');
});
