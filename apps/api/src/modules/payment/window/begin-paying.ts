import type { PaymentMethod } from '@mall/contracts/order-codes';
import type { MallTransaction } from '@mall/db/in-mall';
import { insertAttempt } from '../attempt.repository.ts';

/** The first payment attempt of an order, made by the member who places it. */
export const firstAttempt = { attemptNo: 1, returnsTo: 'page' } as const;

type Beginning = {
  readonly orderNo: string;
  readonly method: PaymentMethod;
  readonly amount: number;
  readonly at: Date;
};

/**
 * Stores the first payment attempt in the transaction that places the order; `requestWindow` opens its window after the
 * commit.
 */
export async function beginPaying(transaction: MallTransaction, beginning: Beginning): Promise<void> {
  await insertAttempt(transaction, { ...firstAttempt, ...beginning });
}
