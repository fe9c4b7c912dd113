import { withdrawClaim } from '@mall/contracts/claim';
import { useConfirm } from '@mall/ui/alert-provider';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ordersKey } from '../../../entities/order/order.query.ts';
import { call } from '../../../lib/api/api-client.ts';
import { errorText } from '../../../lib/api/api-error.ts';
import { showAlert } from '../../../lib/browser/dialogs.ts';

/** Withdraws an undecided claim, after confirmation. */
export function useWithdrawClaim(orderNo: string) {
  const queryClient = useQueryClient();
  const confirmFirst = useConfirm();
  const { mutate, isPending } = useMutation({
    mutationFn: (claimNo: number) => call(withdrawClaim, { params: { orderNo, claimNo } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ordersKey }),
    onError: (error) => showAlert({ message: errorText(error, '잠시 뒤에 다시 시도해 주세요.') }),
  });
  const withdraw = async (claimNo: number) => {
    if (await confirmFirst({ message: '신청을 철회할까요?', confirmLabel: '철회하기' })) mutate(claimNo);
  };
  return { withdraw: (claimNo: number) => void withdraw(claimNo), isWithdrawing: isPending };
}
