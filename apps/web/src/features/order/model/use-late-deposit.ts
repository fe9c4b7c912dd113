import { returnLateDeposit } from '@mall/contracts/claim';
import { useToast } from '@mall/ui/toast-provider';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ordersKey } from '../../../entities/order/order.query.ts';
import { call } from '../../../lib/api/api-client.ts';
import { errorText } from '../../../lib/api/api-error.ts';
import { noAccount, readAccount } from './refund-account.ts';

/** A deposit that came after the order had ended: the member says where it goes back to. */
export function useLateDeposit(orderNo: string) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const [account, setAccount] = useState(noAccount);
  const [isTried, setTried] = useState(false);
  const problems = readAccount(account);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(returnLateDeposit, { params: { orderNo }, body: { refundAccount: account } }),
    onSuccess: async () => {
      toast('적어 주신 계좌로 돈을 돌려보냈어요.');
      await queryClient.invalidateQueries({ queryKey: ordersKey });
    },
  });
  return {
    account,
    changeAccount: (change: Partial<typeof account>) => setAccount((known) => ({ ...known, ...change })),
    problems: isTried ? problems : {},
    failure: error && errorText(error, '돌려보내지 못했어요. 잠시 뒤에 다시 시도해 주세요.'),
    isBusy: isPending,
    submit: () => {
      setTried(true);
      if (Object.keys(problems).length === 0 && !isPending) mutate();
    },
  };
}
