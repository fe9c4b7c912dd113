import { type OrderDetail, payAgain } from '@mall/contracts/order';
import type { PaymentMethod } from '@mall/contracts/order-codes';
import { useAlert } from '@mall/ui/alert-provider';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import { orderQuery } from '../../../lib/order.query.ts';
import { lastMethod, rememberPlaced } from './order-draft.ts';
import { openPaymentWindow, useIsLeaving } from './payment-window.ts';

/** Another try to pay a placed order, with the same means or another. */
export function usePayAgain({ card: { orderNo, paymentMethod } }: OrderDetail) {
  const queryClient = useQueryClient();
  const alert = useAlert();
  const isLeaving = useIsLeaving();
  const [method, choose] = useState<PaymentMethod>(() => lastMethod(orderNo) ?? paymentMethod);
  const { paymentReason } = useLocation({ select: ({ state }) => state });
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(payAgain, { params: { orderNo }, body: { paymentMethod: method } }),
    onSuccess: ({ window }) => {
      rememberPlaced(orderNo, method);
      return openPaymentWindow(window.url);
    },
    onError: async (error) => {
      await alert(errorText(error, '결제창을 열지 못했어요. 잠시 뒤에 다시 시도해 주세요.'));
      // Its time may have run out.
      await queryClient.invalidateQueries(orderQuery(orderNo));
    },
  });
  const isBusy = isPending || isLeaving;
  return {
    method,
    choose,
    reason: paymentReason,
    isBusy,
    pay: () => {
      if (!isBusy) mutate();
    },
  };
}
