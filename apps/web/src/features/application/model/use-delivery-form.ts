import type { Address } from '@mall/contracts/address';
import { type ApplicationDelivery, saveApplicationDelivery } from '@mall/contracts/application-draft';
import { saveApplicationDeliveryLimits } from '@mall/contracts/limits/application-draft';
import { emptyAddress } from '../../../entities/address/address-form.ts';
import { destinationError, destinationNames, toDestination } from '../../../entities/address/destination.ts';
import { useAddressBook } from '../../../entities/address/use-address-book.ts';
import { call } from '../../../lib/api/api-client.ts';
import { foundErrors } from '../../../lib/form/form-errors.ts';
import type { OpenApplication } from './use-application.ts';
import { useStepForm } from './use-step-form.ts';

/** The delivery step: the address for the phone. */
export function useDeliveryForm({ draft, form: { addresses } }: OpenApplication) {
  const { productNo } = draft;
  const book = useAddressBook();
  const known = book.isPending ? addresses : book.addresses;
  const addressOf = (addressNo: number) =>
    known.find((each) => each.addressNo === addressNo) ??
    known.find((each) => isSame(each, draft.delivery)) ??
    known.find(({ isDefault }) => isDefault) ??
    known[0];
  const form = useStepForm(productNo, {
    values: { addressNo: 0, request: draft.delivery?.request ?? '' },
    limits: { request: saveApplicationDeliveryLimits.request },
    names: destinationNames(''),
    validate: ({ addressNo }) => foundErrors({ address: destinationError(addressOf(addressNo)) }),
    send: ({ addressNo, request }) => {
      const body = { ...toDestination(addressOf(addressNo) ?? emptyAddress), request: request.trim() };
      return call(saveApplicationDelivery, { params: { productNo }, body });
    },
  });
  return { book, address: addressOf(form.values.addressNo), form };
}

const isSame = (address: Address, delivery: ApplicationDelivery | null): boolean =>
  delivery !== null &&
  address.recipient === delivery.recipient &&
  address.phone === delivery.phone &&
  address.roadAddress === delivery.roadAddress &&
  address.detailAddress === delivery.detailAddress;
