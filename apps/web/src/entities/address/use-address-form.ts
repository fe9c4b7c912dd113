import { type Address, addAddress, changeAddress } from '@mall/contracts/address';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { writeDraft } from '../../lib/browser/drafts.ts';
import { useMallForm } from '../../lib/form/use-mall-form.ts';
import {
  type AddressForm,
  addressErrors,
  addressLimits,
  emptyAddress,
  type Recipient,
  toAddressForm,
  toAddressInput,
} from './address-form.ts';
import { addressesQuery } from './addresses.query.ts';

const draftName = 'address';

type Edited = {
  /** Without one a new one is created. */
  readonly address: Address | undefined;
  readonly recipient: Recipient | undefined;
};

/** A new address, or a stored one that is changed. The draft of a new one survives a reload. */
export function useAddressForm({ address, recipient }: Edited, onSaved: (saved: Address | undefined) => void) {
  const queryClient = useQueryClient();
  return useMallForm<AddressForm, Awaited<ReturnType<typeof save>>>({
    values: address ? toAddressForm(address) : { ...emptyAddress, ...recipient },
    draft: address ? undefined : draftName,
    limits: addressLimits,
    validate: addressErrors,
    send: (typed) => save(address, typed),
    onSent: (book) => {
      const known = queryClient.getQueryData(addressesQuery().queryKey)?.addresses ?? [];
      queryClient.setQueryData(addressesQuery().queryKey, book);
      if (!address) writeDraft(draftName, null);
      onSaved(book.addresses.find((each) => isSaved(each, address, known)));
    },
    failure: '저장하지 못했어요. 잠시 뒤에 다시 시도해 주세요.',
  });
}
export type AddressFormState = ReturnType<typeof useAddressForm>;

function save(address: Address | undefined, typed: AddressForm) {
  const body = toAddressInput(typed);
  return address ? call(changeAddress, { params: { addressNo: address.addressNo }, body }) : call(addAddress, { body });
}

/** The changed address, or the one that did not exist before. */
const isSaved = (each: Address, changed: Address | undefined, known: readonly Address[]): boolean =>
  changed ? each.addressNo === changed.addressNo : !known.some(({ addressNo }) => addressNo === each.addressNo);
