import type { OrderDetail } from '@mall/contracts/order';
import type { PaymentMethod } from '@mall/contracts/order-codes';
import { paysCash } from '@mall/domain/cash-receipt';
import { useState } from 'react';
import {
  cashReceiptChoiceOf,
  cashReceiptProblem,
  noCashReceipt,
} from '../../../entities/cash-receipt/cash-receipt-form.ts';

/** The receipt of a placed order that is about to be paid in cash; one that was wanted with the order stands. */
export function useReceiptChoice({ cashReceipt }: OrderDetail, method: PaymentMethod) {
  const [form, change] = useState(noCashReceipt);
  const isOffered = paysCash(method) && cashReceipt === null;
  return {
    form: isOffered ? form : null,
    change,
    problem: isOffered ? cashReceiptProblem(form) : undefined,
    receiptChoice: isOffered ? cashReceiptChoiceOf(form) : undefined,
  };
}
