import type { Address, AddressInput } from '@mall/contracts/address';
import { addAddressLimits } from '@mall/contracts/limits/address';
import { phoneDigits } from '@mall/domain/phone-number';
import { longestTypedPhone } from '@mall/domain/typed-phone';
import { foundErrors } from '../../lib/form/form-errors.ts';
import { missing, phoneError } from '../../lib/form/rules.ts';

/** An address as it is typed; the phone number with or without hyphens. */
export type AddressForm = { -readonly [Name in keyof AddressInput]: AddressInput[Name] };

/** To whom a new address belongs, as far as it is known. */
export type Recipient = Partial<Pick<AddressForm, 'recipient' | 'phone'>>;

export const emptyAddress: AddressForm = {
  label: '',
  recipient: '',
  phone: '',
  postcode: '',
  roadAddress: '',
  detailAddress: '',
  isDefault: false,
};

export const addressLimits = { ...addAddressLimits, phone: { maxLength: longestTypedPhone } };

/** What must be corrected before an address can be stored, from top to bottom. */
export const addressErrors = ({ recipient, phone, postcode, roadAddress }: AddressForm) =>
  foundErrors({
    recipient: missing(recipient, '받는 분 이름을'),
    phone: phoneError(phone, '전화번호를'),
    postcode: addAddressLimits.postcode.pattern.test(postcode.trim())
      ? undefined
      : '우편번호 다섯 자리를 입력해 주세요.',
    roadAddress: missing(roadAddress, '도로명 주소를'),
  });

export const toAddressInput = ({ phone, ...form }: AddressForm): AddressInput => ({
  ...form,
  label: form.label.trim(),
  recipient: form.recipient.trim(),
  phone: phoneDigits(phone),
  postcode: form.postcode.trim(),
  roadAddress: form.roadAddress.trim(),
  detailAddress: form.detailAddress.trim(),
});

export function toAddressForm({ addressNo: _kept, ...address }: Address): AddressForm {
  return address;
}
