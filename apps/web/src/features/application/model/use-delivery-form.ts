import type { Address } from '@mall/contracts/address';
import { type ApplicationDelivery, saveApplicationDelivery } from '@mall/contracts/application-draft';
import { saveApplicationDeliveryLimits } from '@mall/contracts/limits/application-draft';
import { useState } from 'react';
import { useAddressBook } from '../../../entities/address/use-address-book.ts';
import { call } from '../../../lib/api/api-client.ts';
import { omitted } from '../../../lib/api/omitted.ts';
import type { OpenApplication } from './use-application.ts';
import { useStepSaving } from './use-step-saving.ts';

export const longestRequest = saveApplicationDeliveryLimits.request.maxLength;

/** The fourth step: where the phone goes. */
export function useDeliveryForm({ draft, form }: OpenApplication) {
  const { productNo } = draft;
  const book = useAddressBook();
  const known = book.isPending ? form.addresses : book.addresses;
  const [chosen, setChosen] = useState<Address>();
  const [request, setRequest] = useState(draft.delivery?.request ?? '');
  const saved = known.find((address) => isSame(address, draft.delivery));
  const address = chosen ?? saved ?? known.find(({ isDefault }) => isDefault) ?? known[0];
  const saving = useStepSaving<ApplicationDelivery>({
    step: 'delivery',
    productNo,
    save: (body) => call(saveApplicationDelivery, { params: { productNo }, body }),
  });
  return {
    book,
    address,
    choose: setChosen,
    request,
    setRequest: (typed: string) => {
      setRequest(typed);
      saving.forgive({ request: typed });
    },
    complaints: address ? omitted(saving.complaints, ['address']) : saving.complaints,
    problem: saving.problem,
    isSaving: saving.isSaving,
    submit: () => {
      if (!address) return saving.setComplaints({ address: '받으실 곳을 등록해 주세요.' });
      const { recipient, phone, postcode, roadAddress, detailAddress } = address;
      saving.save({ recipient, phone, postcode, roadAddress, detailAddress, request: request.trim() });
    },
  };
}

const isSame = (address: Address, delivery: ApplicationDelivery | null): boolean =>
  delivery !== null &&
  address.recipient === delivery.recipient &&
  address.phone === delivery.phone &&
  address.roadAddress === delivery.roadAddress &&
  address.detailAddress === delivery.detailAddress;
