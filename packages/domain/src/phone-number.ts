import { addAddressLimits } from '@mall/contracts/limits/address';

const { phone } = addAddressLimits;

/** The digits of a phone number as it was typed. */
export const phoneDigits = (typed: string): string => typed.replace(/\D/g, '');

/** `01012345678` → `010-1234-5678`, `0212345678` → `02-1234-5678`; anything else stays as it is. */
export const formatPhone = (digits: string): string => digits.replace(/^(02|0\d{2})(\d{3,4})(\d{4})$/, '$1-$2-$3');

/** A Korean number with its area: nine to eleven digits. */
export const isPhoneNumber = (digits: string): boolean => phone.pattern.test(digits);

/** Letters of the longest number as it is typed, with its hyphens. */
export const longestTypedPhone = formatPhone('0'.repeat(phone.maxLength)).length;
