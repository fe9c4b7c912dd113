import type { OrderDetail } from '@mall/contracts/order';
import { type OrderPaymentMethod, type PaymentMethod, paymentMethods } from '@mall/contracts/order-codes';
import { payAgain } from '@mall/contracts/order-payment';
import { useAlert } from '@mall/ui/alert-provider';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { orderQuery } from '../../../entities/order/order.query.ts';
import { call } from '../../../lib/api/api-client.ts';
import { errorText } from '../../../lib/api/api-error.ts';
import { lastMethod, rememberPlaced } from './order-draft.ts';
import { openPaymentWindow, useIsLeaving } from './payment-window.ts';
import { usePaymentPopup } from './use-payment-popup.ts';
import { useReceiptChoice } from './use-receipt-choice.ts';

/** What is on account is paid at no window, nor ever waits for one. */
const windowMethod = (method: OrderPaymentMethod): PaymentMethod =>
  paymentMethods.find((one) => one === method) ?? 'CARD';

/** Another try to pay a placed order, with the same means or another, in place of the page or in a window of its own. */
export function usePayAgain(order: OrderDetail) {
  const { orderNo, paymentMethod } = order.card;
  const queryClient = useQueryClient();
  const alert = useAlert();
  const isLeaving = useIsLeaving();
  const popups = usePaymentPopup(orderNo);
  const [method, choose] = useState<PaymentMethod>(() => lastMethod(orderNo) ?? windowMethod(paymentMethod));
  const receipt = useReceiptChoice(order, method);
  const [hasTried, setTried] = useState(false);
  const { paymentReason } = useLocation({ select: ({ state }) => state });
  const { mutate, isPending } = useMutation({
    mutationFn: (popup: Window | null) =>
      call(payAgain, {
        params: { orderNo },
        body: {
          paymentMethod: method,
          ...(receipt.receiptChoice && { cashReceipt: receipt.receiptChoice }),
          ...(popup && { returnsTo: 'popup' as const }),
        },
      }),
    onSuccess: ({ window }, popup) => {
      rememberPlaced(orderNo, method);
      return popup ? popups.leadTo(popup, window.url) : openPaymentWindow(window.url);
    },
    onError: async (error, popup) => {
      popup?.close();
      await alert(errorText(error, '결제창을 열지 못했어요. 잠시 뒤에 다시 시도해 주세요.'));
      // Its time may have run out.
      await queryClient.invalidateQueries(orderQuery(orderNo));
    },
  });
  const isBusy = isPending || isLeaving;
  const whenReady = (go: () => void) => {
    setTried(true);
    if (!isBusy && !receipt.problem) go();
  };
  return {
    method,
    choose,
    reason: paymentReason,
    receipt: { ...receipt, problem: hasTried ? receipt.problem : undefined },
    isBusy,
    isAway: popups.isAway,
    pay: () => whenReady(() => mutate(null)),
    payInPopup: () =>
      whenReady(() => {
        const popup = popups.open();
        if (popup) mutate(popup);
        else void alert('새 창이 막혀 있어요. 브라우저에서 팝업을 허용하거나 이 화면에서 결제해 주세요.');
      }),
  };
}
