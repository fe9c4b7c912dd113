import type { Payment } from '@mall/contracts/payment';
import type { MallTransaction } from '@mall/db/in-mall';
import { findEffectiveAttempt } from './attempt.repository.ts';

/** How an order was paid, or where its deposit goes; null while nothing has been agreed on. */
export async function getOrderPayment(transaction: MallTransaction, orderNo: string): Promise<Payment | null> {
  const attempt = await findEffectiveAttempt(transaction, orderNo);
  if (!attempt) return null;
  const { method, amount, details, paidAt } = attempt;
  // Older accounts are stored without the depositor's name.
  const { depositor = '' } = details;
  return { method, amount, paidAt: paidAt?.toISOString() ?? null, ...details, depositor };
}
