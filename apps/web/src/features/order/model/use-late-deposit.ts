import { returnLateDeposit } from '@mall/contracts/claim';
import { useToast } from '@mall/ui/toast-provider';
import { useQueryClient } from '@tanstack/react-query';
import { ordersKey } from '../../../entities/order/order.query.ts';
import { call } from '../../../lib/api/api-client.ts';
import { useMallForm } from '../../../lib/form/use-mall-form.ts';
import { accountErrors, accountLimits, noAccount } from './refund-account.ts';

/** A deposit that came after the order had ended: the member names the account for its return. */
export function useLateDeposit(orderNo: string) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMallForm({
    values: noAccount,
    limits: accountLimits,
    validate: accountErrors,
    send: (refundAccount) => call(returnLateDeposit, { params: { orderNo }, body: { refundAccount } }),
    onSent: async () => {
      toast('적어 주신 계좌로 돈을 돌려보냈어요.');
      await queryClient.invalidateQueries({ queryKey: ordersKey });
    },
    failure: '돌려보내지 못했어요. 잠시 뒤에 다시 시도해 주세요.',
  });
}
