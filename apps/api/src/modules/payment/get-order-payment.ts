import type { Payment, PaymentDetails } from '@mall/contracts/payment';
import type { MallTransaction } from '@mall/db/in-mall';
import { findEffectiveAttempt } from './attempt.repository.ts';

/** How an order was paid, or the account that awaits its deposit; null while no payment was agreed to. */
export async function getOrderPayment(transaction: MallTransaction, orderNo: string): Promise<Payment | null> {
  const attempt = await findEffectiveAttempt(transaction, orderNo);
  if (!attempt) return null;
  const { method, amount, details, paidAt } = attempt;
  // Older accounts are stored without the depositor's name, and all names are erased after the retention period.
  return { ...emptyDetails, ...details, method, amount, paidAt: paidAt?.toISOString() ?? null };
}

const emptyDetails: PaymentDetails = {
  ...{ cardCompany: '', cardNumber: '', instalmentMonths: 0 },
  ...{ bank: '', accountNumber: '', accountHolder: '', depositor: '', depositBefore: null, receiptUrl: '' },
};
