import { mailIdLimits } from '@mall/contracts/limits/recovery';
import { expect, test } from 'vitest';
import { emailError, missing, phoneError, unchosen } from './rules.ts';

test('what is missing is named with its particle', () => {
  expect(missing(' ', '이름을')).toBe('이름을 입력해 주세요.');
  expect(missing('김', '이름을')).toBeUndefined();
  expect(unchosen('', '사유를')).toBe('사유를 골라 주세요.');
  expect(unchosen(null, '사유를')).toBe('사유를 골라 주세요.');
  expect(unchosen('A', '사유를')).toBeUndefined();
});

test.each(['a@b', 'a@b.c', 'a b@c.kr', '한글@example.kr', 'name@example.k1'])(
  '%s is refused, as by the server',
  (typed) => {
    expect(mailIdLimits.email.pattern.test(typed)).toBe(false);
    expect(emailError(typed)).toBe('이메일을 name@example.com처럼 입력해 주세요.');
  },
);

test('an address may stand between spaces; an empty one is missing', () => {
  expect(emailError(' name@example.kr ')).toBeUndefined();
  expect(emailError('')).toBe('이메일을 입력해 주세요.');
});

test('a phone number may have hyphens', () => {
  expect(phoneError('010-1234-5678')).toBeUndefined();
  expect(phoneError('1234')).toBe('휴대폰 번호를 010-0000-0000처럼 입력해 주세요.');
  expect(phoneError('', '전화번호를')).toBe('전화번호를 010-0000-0000처럼 입력해 주세요.');
});
