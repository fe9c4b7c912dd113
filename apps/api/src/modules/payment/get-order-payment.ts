import type { Payment, PaymentDetails } from '@mall/contracts/payment';
import type { MallTransaction } from '@mall/db/in-mall';
import { findEffectiveAttempt } from './attempt.repository.ts';

/** How an order was paid, or where its deposit goes; null while nothing has been agreed on. */
export async function getOrderPayment(transaction: MallTransaction, orderNo: string): Promise<Payment | null> {
  const attempt = await findEffectiveAttempt(transaction, orderNo);
  if (!attempt) return null;
  const { method, amount, details, paidAt } = attempt;
  // Older accounts are stored without the depositor's name, and none is left once the retention period is over.
  return { ...untold, ...details, method, amount, paidAt: paidAt?.toISOString() ?? null };
}

const untold: PaymentDetails = {
  ...{ cardCompany: '', cardNumber: '', instalmentMonths: 0 },
  ...{ bank: '', accountNumber: '', accountHolder: '', depositor: '', depositBefore: null, receiptUrl: '' },
};
