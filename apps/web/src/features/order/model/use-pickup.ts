import type { Address } from '@mall/contracts/address';
import type { OrderDetail } from '@mall/contracts/order';
import type { ClaimType } from '@mall/contracts/order-codes';
import { useState } from 'react';

export type PickupAddress = Omit<Address, 'addressNo' | 'label' | 'isDefault'>;

/** Where an exchange or a return is fetched: where the order went, until the member takes another address. */
export function usePickup(order: OrderDetail, type: ClaimType) {
  const [taken, setTaken] = useState<Address>();
  const { recipient, recipientPhone: phone, postcode, roadAddress, detailAddress } = order;
  const address: PickupAddress | undefined =
    type === 'CANCEL' ? undefined : (taken ?? { recipient, phone, postcode, roadAddress, detailAddress });
  return {
    address: address && placeOf(address),
    addressNo: taken?.addressNo,
    take: setTaken,
  };
}
export type Pickup = ReturnType<typeof usePickup>;

const placeOf = ({ recipient, phone, postcode, roadAddress, detailAddress }: PickupAddress): PickupAddress => ({
  ...{ recipient, phone, postcode, roadAddress, detailAddress },
});
