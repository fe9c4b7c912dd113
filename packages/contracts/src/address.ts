import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  boolean,
  boundedText,
  entity,
  integer,
  list,
  plain,
  querySerialNumber,
  text,
  trimmedText,
  type ValueOf,
} from './wire.ts';

/** The most addresses of a member. */
export const mostAddresses = 20;

export const postcode = plain(z.string().check(z.maxLength(5), z.regex(/^\d{5}$/)));
/** Digits only, such as 01012345678; screens add the hyphens. */
export const phoneNumber = plain(z.string().check(z.maxLength(11), z.regex(/^0\d{8,10}$/)));

/** A delivery destination. */
export const deliveryAddress = {
  recipient: trimmedText(30),
  phone: phoneNumber,
  postcode,
  roadAddress: trimmedText(120),
  detailAddress: boundedText(80),
} as const;

/** An address to store. */
export const addressInput = entity({ ...deliveryAddress, label: boundedText(20), isDefault: boolean });
export type AddressInput = ValueOf<typeof addressInput>;

/** An address of the member's book; the default one first. */
export const address = entity({
  addressNo: integer,
  label: text,
  recipient: text,
  phone: text,
  postcode: text,
  roadAddress: text,
  detailAddress: text,
  isDefault: boolean,
});
export type Address = ValueOf<typeof address>;

const addressNo = entity({ addressNo: querySerialNumber });
const addresses = entity({ addresses: list(address, mostAddresses) });

/** GET addresses: the member's address book. */
export const listAddresses = endpoint({
  method: 'GET',
  path: '/addresses',
  access: 'member',
  summary: '배송지 목록',
  data: addresses,
  errors: [],
});
/** POST addresses: stores an address; the first one is the default. 4090 beyond twenty. */
export const addAddress = endpoint({
  method: 'POST',
  path: '/addresses',
  access: 'member',
  summary: '배송지 등록',
  body: addressInput,
  data: addresses,
  errors: ['4090'],
});
/** PUT addresses/{addressNo}: changes an address; 4040 when it is not the member's. */
export const changeAddress = endpoint({
  method: 'PUT',
  path: '/addresses/:addressNo',
  access: 'member',
  summary: '배송지 변경',
  params: addressNo,
  body: addressInput,
  data: addresses,
  errors: ['4040'],
});
/** DELETE addresses/{addressNo}: deletes an address; orders keep their own copy. */
export const removeAddress = endpoint({
  method: 'DELETE',
  path: '/addresses/:addressNo',
  access: 'member',
  summary: '배송지 삭제',
  params: addressNo,
  data: addresses,
  errors: ['4040'],
});
