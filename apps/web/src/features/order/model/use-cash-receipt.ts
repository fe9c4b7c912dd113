import type { OrderDetail } from '@mall/contracts/order';
import { requestCashReceipt } from '@mall/contracts/order-payment';
import { useToast } from '@mall/ui/toast-provider';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type CashReceiptForm,
  cashReceiptChoiceOf,
  cashReceiptProblem,
  noCashReceipt,
} from '../../../entities/cash-receipt/cash-receipt-form.ts';
import { ordersKey } from '../../../entities/order/order.query.ts';
import { call } from '../../../lib/api/api-client.ts';
import { errorText } from '../../../lib/api/api-error.ts';
import { fieldMessages } from '../../../lib/field-messages.ts';

/** Requesting a cash receipt after the order, or correcting the number of one that was refused. */
export function useCashReceipt({ card: { orderNo }, ordererPhone }: OrderDetail, onDone: () => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const [form, setForm] = useState<CashReceiptForm>({
    ...noCashReceipt,
    purpose: 'INCOME_DEDUCTION',
    number: ordererPhone,
  });
  const [isTried, setTried] = useState(false);
  const receiptChoice = cashReceiptChoiceOf(form);
  const found = cashReceiptProblem(form);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (body: NonNullable<typeof receiptChoice>) => call(requestCashReceipt, { params: { orderNo }, body }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ordersKey });
      toast('현금영수증을 신청했어요. 발급되면 여기에서 볼 수 있어요.');
      onDone();
    },
  });
  return {
    form,
    change: (next: CashReceiptForm) => {
      reset();
      setForm(next);
    },
    problem: isTried ? (found ?? fieldMessages(error)['cashReceipt']) : undefined,
    failure: error && errorText(error, '신청하지 못했어요. 잠시 뒤에 다시 시도해 주세요.'),
    isBusy: isPending,
    submit: () => {
      setTried(true);
      if (receiptChoice && !found && !isPending) mutate(receiptChoice);
    },
  };
}
