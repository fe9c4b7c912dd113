import { addAddressLimits } from '@mall/contracts/limits/address';
import { formatPhone } from './phone-number.ts';

const { phone } = addAddressLimits;

/** A Korean number with its area: nine to eleven digits. */
export const isPhoneNumber = (digits: string): boolean => phone.pattern.test(digits);

/** The length of the longest number as it is typed, with hyphens. */
export const longestTypedPhone = formatPhone('0'.repeat(phone.maxLength)).length;
