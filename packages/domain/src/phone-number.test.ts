import { expect, test } from 'vitest';
import { formatPhone, phoneDigits } from './phone-number.ts';
import { isPhoneNumber } from './typed-phone.ts';

test.each([
  ['01012345678', '010-1234-5678'],
  ['0111234567', '011-123-4567'],
  ['0212345678', '02-1234-5678'],
  ['021234567', '02-123-4567'],
  ['16700000', '16700000'],
])('%s is shown as %s', (digits, shown) => expect(formatPhone(digits)).toBe(shown));

test('hyphens and spaces may be typed', () => expect(phoneDigits(' 010-1234 5678')).toBe('01012345678'));

test.each([
  ['01012345678', true],
  ['021234567', true],
  ['12345678901', false],
  ['0101234', false],
  ['', false],
])('%s is a number: %s', (digits, isNumber) => expect(isPhoneNumber(digits)).toBe(isNumber));
