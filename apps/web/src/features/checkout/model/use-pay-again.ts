import type { OrderDetail } from '@mall/contracts/order';
import { type OrderPaymentMethod, type PaymentMethod, paymentMethods } from '@mall/contracts/order-codes';
import { payAgain } from '@mall/contracts/order-payment';
import { paysCash } from '@mall/domain/cash-receipt';
import { useAlert } from '@mall/ui/alert-provider';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useRef } from 'react';
import {
  type CashReceiptForm,
  cashReceiptChoiceOf,
  cashReceiptError,
  noCashReceipt,
} from '../../../entities/cash-receipt/cash-receipt-form.ts';
import { orderQuery } from '../../../entities/order/order.query.ts';
import { consentsError, missingConsents } from '../../../entities/terms/missing-consents.ts';
import { call } from '../../../lib/api/api-client.ts';
import { errorText } from '../../../lib/api/api-error.ts';
import { foundErrors } from '../../../lib/form/form-errors.ts';
import { useMallForm } from '../../../lib/form/use-mall-form.ts';
import { lastMethod, rememberPlaced } from './order-draft.ts';
import { openPaymentWindow, useIsLeaving } from './payment-window.ts';
import { usePaymentPopup } from './use-payment-popup.ts';

type PayForm = CashReceiptForm & {
  readonly method: PaymentMethod;
  readonly isInPopup: boolean;
  readonly agreedTerms: number[];
};

const noTerms: number[] = [];

/** An order on account is never paid in a window. */
const windowMethod = (method: OrderPaymentMethod): PaymentMethod =>
  paymentMethods.find((one) => one === method) ?? 'CARD';

/** Another payment attempt for a placed order, with the same method or another, replacing the page or in a separate window. */
export function usePayAgain({ card: { orderNo, paymentMethod }, cashReceipt, termsToAgree }: OrderDetail) {
  const queryClient = useQueryClient();
  const alert = useAlert();
  const isLeaving = useIsLeaving();
  const popups = usePaymentPopup(orderNo);
  const popup = useRef<Window>(null);
  const { paymentReason } = useLocation({ select: ({ state }) => state });
  // A receipt requested with the order still applies.
  const mayHaveReceipt = ({ method }: PayForm) => paysCash(method) && cashReceipt === null;
  const receiptOf = (typed: PayForm) => (mayHaveReceipt(typed) ? typed : noCashReceipt);
  const form = useMallForm({
    values: {
      ...noCashReceipt,
      method: lastMethod(orderNo) ?? windowMethod(paymentMethod),
      isInPopup: false,
      agreedTerms: noTerms,
    },
    names: { cashReceipt: 'number' },
    validate: (typed) =>
      foundErrors({
        number: cashReceiptError(receiptOf(typed)),
        agreedTerms: consentsError(missingConsents(termsToAgree, typed.agreedTerms)),
      }),
    confirm: async ({ isInPopup }) => {
      popup.current = isInPopup ? popups.open() : null;
      if (!isInPopup || popup.current) return true;
      void alert('새 창이 막혀 있어요. 브라우저에서 팝업을 허용하거나 이 화면에서 결제해 주세요.');
      return false;
    },
    send: (typed) => {
      const receiptChoice = cashReceiptChoiceOf(receiptOf(typed));
      const body = {
        paymentMethod: typed.method,
        ...(termsToAgree.length > 0 && { agreedTerms: typed.agreedTerms }),
        ...(receiptChoice && { cashReceipt: receiptChoice }),
        ...(typed.isInPopup && { returnsTo: 'popup' as const }),
      };
      return call(payAgain, { params: { orderNo }, body });
    },
    onSent: ({ window }, { method }) => {
      rememberPlaced(orderNo, method);
      return popup.current ? popups.leadTo(popup.current, window.url) : openPaymentWindow(window.url);
    },
    onError: async (error) => {
      popup.current?.close();
      await alert(errorText(error, '결제창을 열지 못했어요. 잠시 뒤에 다시 시도해 주세요.'));
      // Its deadline may have passed.
      await queryClient.invalidateQueries(orderQuery(orderNo));
    },
    failure: '',
  });
  const pay = (isInPopup: boolean) => {
    if (isLeaving) return;
    form.set({ isInPopup });
    form.submit();
  };
  return {
    form,
    hasReceipt: mayHaveReceipt(form.values),
    reason: paymentReason,
    isBusy: form.isSending || isLeaving,
    isAway: popups.isAway,
    pay: () => pay(false),
    payInPopup: () => pay(true),
  };
}
export type PayAgain = ReturnType<typeof usePayAgain>;
