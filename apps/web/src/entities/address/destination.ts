import type { Address } from '@mall/contracts/address';

/** Where something is delivered or picked up: an address without its number in the address book. */
export type Destination = Pick<Address, 'recipient' | 'phone' | 'postcode' | 'roadAddress' | 'detailAddress'>;

export const toDestination = ({
  recipient,
  phone,
  postcode,
  roadAddress,
  detailAddress,
}: Destination): Destination => ({
  ...{ recipient, phone, postcode, roadAddress, detailAddress },
});

const fields = ['recipient', 'phone', 'postcode', 'roadAddress', 'detailAddress'] as const;

/** A form chooses it as a whole: a server error about any part of it, at this path in the request, is shown there. */
export const destinationNames = (path: '' | `${string}.`): Readonly<Record<string, 'address'>> =>
  Object.fromEntries(fields.map((field) => [`${path}${field}`, 'address']));

export const destinationError = (address: Destination | undefined, object = '받으실 곳을'): string | undefined =>
  address ? undefined : `${object} 등록해 주세요.`;
