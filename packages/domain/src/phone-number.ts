/** The digits of a phone number as it was typed. */
export const phoneDigits = (typed: string): string => typed.replace(/\D/g, '');

/** `01012345678` → `010-1234-5678`, `0212345678` → `02-1234-5678`; anything else is unchanged. */
export const formatPhone = (digits: string): string => digits.replace(/^(02|0\d{2})(\d{3,4})(\d{4})$/, '$1-$2-$3');
