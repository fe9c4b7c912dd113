import { expect, test } from 'vitest';
import { isLoginId, loginIdRule } from './login-id.ts';

test.each(['naeun', 'na123456', 'a1234', 'abcdefghijklmnopqrst'])('%s may be an id', (id) => {
  expect(isLoginId(id)).toBe(true);
});

test('what an id looks like is said with its numbers', () => {
  expect(loginIdRule).toMatch(/5~20자/);
  expect(loginIdRule).toMatch(/영문 소문자로 시작/);
});

test.each([
  '',
  'naun',
  'Naeun',
  '1naeun',
  'na_eun',
  '나은나은나',
  'abcdefghijklmnopqrstu',
  'na eun',
  'admin',
  'root1\n',
])('%o may not', (id) => expect(isLoginId(id)).toBe(false));

test.each(['admin', 'administrator', 'operator', 'system', 'manager', 'guest', 'support'])(
  'nobody joins as %s, but as somebody whose name begins so',
  (name) => expect([isLoginId(name), isLoginId(`${name}1`)]).toEqual([false, true]),
);
