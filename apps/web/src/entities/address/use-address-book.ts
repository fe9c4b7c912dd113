import { type Address, mostAddresses, removeAddress } from '@mall/contracts/address';
import { useConfirm } from '@mall/ui/alert-provider';
import { useToast } from '@mall/ui/toast-provider';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { showAlert } from '../../lib/browser/dialogs.ts';
import { addressesQuery } from './addresses.query.ts';

/** The member's addresses, and how to delete one. */
export function useAddressBook() {
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const toast = useToast();
  const { data, error, isPending, refetch } = useQuery(addressesQuery());
  const { mutate } = useMutation({
    mutationFn: (addressNo: number) => call(removeAddress, { params: { addressNo } }),
    onSuccess: (book) => {
      queryClient.setQueryData(addressesQuery().queryKey, book);
      toast('배송지를 삭제했어요.');
    },
    onError: (failure) => showAlert({ message: errorText(failure, '잠시 뒤에 다시 시도해 주세요.') }),
  });
  const remove = async ({ addressNo, recipient }: Address) => {
    const message = `${recipient} 님의 배송지를 삭제할까요?`;
    if (await confirm({ message, confirmLabel: '삭제' })) mutate(addressNo);
  };
  const addresses = data?.addresses ?? [];
  return {
    addresses,
    error,
    isPending,
    retry: () => void refetch(),
    isFull: addresses.length >= mostAddresses,
    remove: (address: Address) => void remove(address),
  };
}
export type AddressBook = ReturnType<typeof useAddressBook>;
