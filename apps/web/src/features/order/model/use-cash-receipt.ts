import type { OrderDetail } from '@mall/contracts/order';
import { requestCashReceipt } from '@mall/contracts/order-payment';
import { useToast } from '@mall/ui/toast-provider';
import { useQueryClient } from '@tanstack/react-query';
import {
  type CashReceiptForm,
  cashReceiptChoiceOf,
  cashReceiptError,
} from '../../../entities/cash-receipt/cash-receipt-form.ts';
import { ordersKey } from '../../../entities/order/order.query.ts';
import { call } from '../../../lib/api/api-client.ts';
import { foundErrors } from '../../../lib/form/form-errors.ts';
import { useMallForm } from '../../../lib/form/use-mall-form.ts';

/** Requesting a cash receipt after the order, or correcting the number of one that was refused. */
export function useCashReceipt({ card: { orderNo }, ordererPhone }: OrderDetail, onDone: () => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMallForm<CashReceiptForm, unknown>({
    values: { purpose: 'INCOME_DEDUCTION', number: ordererPhone },
    names: { cashReceipt: 'number' },
    validate: (typed) => foundErrors({ number: cashReceiptError(typed) }),
    send: async (typed) => {
      const body = cashReceiptChoiceOf(typed);
      return body && call(requestCashReceipt, { params: { orderNo }, body });
    },
    onSent: async () => {
      await queryClient.invalidateQueries({ queryKey: ordersKey });
      toast('현금영수증을 신청했어요. 발급되면 여기에서 볼 수 있어요.');
      onDone();
    },
    failure: '신청하지 못했어요. 잠시 뒤에 다시 시도해 주세요.',
  });
}
