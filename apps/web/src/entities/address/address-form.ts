import type { Address, AddressInput } from '@mall/contracts/address';
import { addAddressLimits } from '@mall/contracts/limits/address';
import { isPhoneNumber, longestTypedPhone, phoneDigits } from '@mall/domain/phone-number';

/** An address as it is typed; the phone number with or without hyphens. */
export type AddressForm = { -readonly [Name in keyof AddressInput]: AddressInput[Name] };
export type AddressComplaints = Partial<Record<keyof AddressForm, string>>;

export const emptyAddress: AddressForm = {
  label: '',
  recipient: '',
  phone: '',
  postcode: '',
  roadAddress: '',
  detailAddress: '',
  isDefault: false,
};

/** The longest that the address book keeps. */
export const addressLengths = {
  label: addAddressLimits.label.maxLength,
  recipient: addAddressLimits.recipient.maxLength,
  phone: longestTypedPhone,
  postcode: addAddressLimits.postcode.maxLength,
  roadAddress: addAddressLimits.roadAddress.maxLength,
  detailAddress: addAddressLimits.detailAddress.maxLength,
};

/** What must be corrected before an address can be stored, from top to bottom. */
export function addressComplaints({ recipient, phone, postcode, roadAddress }: AddressForm): AddressComplaints {
  return {
    ...(recipient.trim() === '' && { recipient: '받는 분 이름을 입력해 주세요.' }),
    ...(!isPhoneNumber(phoneDigits(phone)) && { phone: '전화번호를 010-0000-0000처럼 입력해 주세요.' }),
    ...(!addAddressLimits.postcode.pattern.test(postcode.trim()) && {
      postcode: '우편번호 다섯 자리를 입력해 주세요.',
    }),
    ...(roadAddress.trim() === '' && { roadAddress: '도로명 주소를 입력해 주세요.' }),
  };
}

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
