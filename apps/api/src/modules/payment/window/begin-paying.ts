import type { PaymentMethod } from '@mall/contracts/order-codes';
import type { MallTransaction } from '@mall/db/in-mall';
import { insertAttempt } from '../attempt.repository.ts';

/** Of an order that its member is about to pay. */
export const firstAttempt = { attemptNo: 1, returnsTo: 'page' } as const;

type Beginning = {
  readonly orderNo: string;
  readonly method: PaymentMethod;
  readonly amount: number;
  readonly at: Date;
};

/** Stores the first attempt to pay an order, in the transaction that places it; its window is opened after that (`requestWindow`). */
export const beginPaying = (transaction: MallTransaction, beginning: Beginning): Promise<void> =>
  insertAttempt(transaction, { ...firstAttempt, ...beginning });
