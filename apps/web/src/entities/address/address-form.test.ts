import { expect, test } from 'vitest';
import { addressErrors, emptyAddress, toAddressInput } from './address-form.ts';

const typed = {
  ...emptyAddress,
  recipient: ' 김지은 ',
  phone: '010-1234-5678',
  postcode: '04512',
  roadAddress: '서울특별시 중구 세종대로 110 ',
};

test('an empty address lacks all that a parcel needs, in the order of the form', () =>
  expect(Object.keys(addressErrors(emptyAddress))).toEqual(['recipient', 'phone', 'postcode', 'roadAddress']));

test.each([
  ['phone', '1234'],
  ['phone', ''],
  ['postcode', '1234'],
  ['postcode', '1234a'],
  ['recipient', '  '],
  ['roadAddress', ' '],
])('%s "%s" is refused', (name, value) => {
  expect(Object.keys(addressErrors({ ...typed, [name]: value }))).toEqual([name]);
});

test('an address is stored without the spaces and hyphens around it', () => {
  expect(addressErrors(typed)).toEqual({});
  expect(toAddressInput(typed)).toMatchObject({
    recipient: '김지은',
    phone: '01012345678',
    roadAddress: '서울특별시 중구 세종대로 110',
  });
});
