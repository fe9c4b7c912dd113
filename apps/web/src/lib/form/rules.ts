import { emailPattern } from '@mall/contracts/email-address';
import { phoneDigits } from '@mall/domain/phone-number';
import { isPhoneNumber } from '@mall/domain/typed-phone';

// The messages of every rule, in one place: each returns what is wrong with the input, or nothing. `object` includes its particle: '이름을'.

export const missing = (typed: string, object: string): string | undefined =>
  typed.trim() === '' ? `${object} 입력해 주세요.` : undefined;

export const unchosen = (chosen: unknown, object: string): string | undefined =>
  chosen === '' || chosen === null ? `${object} 골라 주세요.` : undefined;

export function emailError(typed: string): string | undefined {
  const isAddress = emailPattern.test(typed.trim());
  return missing(typed, '이메일을') ?? (isAddress ? undefined : '이메일을 name@example.com처럼 입력해 주세요.');
}

export const phoneError = (typed: string, object = '휴대폰 번호를'): string | undefined =>
  isPhoneNumber(phoneDigits(typed)) ? undefined : `${object} 010-0000-0000처럼 입력해 주세요.`;
