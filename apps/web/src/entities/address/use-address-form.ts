import { type Address, addAddress, changeAddress } from '@mall/contracts/address';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api/api-client.ts';
import { errorText, isApiError } from '../../lib/api/api-error.ts';
import { omitted } from '../../lib/api/omitted.ts';
import { writeDraft } from '../../lib/browser/drafts.ts';
import { useDraft } from '../../lib/browser/use-draft.ts';
import { fieldMessages } from '../../lib/field-messages.ts';
import {
  type AddressComplaints,
  type AddressForm,
  addressComplaints,
  emptyAddress,
  toAddressForm,
  toAddressInput,
} from './address-form.ts';
import { addressesQuery } from './addresses.query.ts';

const draftName = 'address';

/** A new address, or a stored one that is changed. What was typed of a new one outlives a reload. */
export function useAddressForm(address: Address | undefined, onSaved: (saved: Address | undefined) => void) {
  const queryClient = useQueryClient();
  const [form, setForm] = useDraft(address ? undefined : draftName, address ? toAddressForm(address) : emptyAddress);
  const [complaints, setComplaints] = useState<AddressComplaints>({});
  const { mutate, isPending, error } = useMutation({
    mutationFn: (typed: AddressForm) => {
      const body = toAddressInput(typed);
      return address
        ? call(changeAddress, { params: { addressNo: address.addressNo }, body })
        : call(addAddress, { body });
    },
    onSuccess: (book) => {
      const known = queryClient.getQueryData(addressesQuery().queryKey)?.addresses ?? [];
      queryClient.setQueryData(addressesQuery().queryKey, book);
      if (!address) writeDraft(draftName, null);
      onSaved(book.addresses.find((each) => isSaved(each, address, known)));
    },
    onError: (failure) => setComplaints(fieldMessages(failure)),
  });
  const isRefusedByField = isApiError(error) && error.fieldErrors.length > 0;
  return {
    form,
    complaints,
    failure: error && !isRefusedByField ? errorText(error, '저장하지 못했어요. 잠시 뒤에 다시 시도해 주세요.') : null,
    isSaving: isPending,
    change: (changed: Partial<AddressForm>) => {
      setForm(changed);
      setComplaints((known) => omitted(known, Object.keys(changed)));
    },
    /** Returns the first field that must be corrected. */
    save: (): keyof AddressForm | undefined => {
      if (isPending) return undefined;
      const found = addressComplaints(form);
      setComplaints(found);
      const [first] = Object.keys(found) as (keyof AddressForm)[];
      if (!first) mutate(form);
      return first;
    },
  };
}
export type AddressFormState = ReturnType<typeof useAddressForm>;

/** The address that was changed, or the one that was not there before. */
const isSaved = (each: Address, changed: Address | undefined, known: readonly Address[]): boolean =>
  changed ? each.addressNo === changed.addressNo : !known.some(({ addressNo }) => addressNo === each.addressNo);
