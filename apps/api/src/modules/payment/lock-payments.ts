import { AppError } from '@mall/contracts/errors';
import type { MallTransaction } from '@mall/db/in-mall';
import { lockOrder, lockOrderHead } from '../order/lock-order.ts';
import { type Attempt, type AttemptKey, lockAttempts } from './attempt.repository.ts';

export type OrderAttempts = {
  readonly order: Awaited<ReturnType<typeof lockOrder>>;
  readonly attempts: readonly Attempt[];
};

/**
 * Locks the order and then its attempts until the transaction ends. Every payment locks in this sequence, which
 * prevents deadlocks. 4043 when there is no such order.
 */
export async function lockPayments(transaction: MallTransaction, orderNo: string): Promise<OrderAttempts> {
  const [order, attempts] = await Promise.all([
    lockOrder(transaction, orderNo),
    lockAttempts(transaction, { orderNo }),
  ]);
  return { order, attempts };
}

/** Locks like `lockPayments` and returns one of the attempts, and no lines of the order; 4043 when there is none. */
export async function lockAttempt(
  transaction: MallTransaction,
  { orderNo, attemptNo }: AttemptKey,
): Promise<{
  readonly order: Omit<OrderAttempts['order'], 'lines'>;
  readonly attempts: readonly Attempt[];
  readonly attempt: Attempt;
}> {
  const [order, attempts] = await Promise.all([
    lockOrderHead(transaction, orderNo),
    lockAttempts(transaction, { orderNo }),
  ]);
  return { order, attempts, attempt: attemptOf(attempts, attemptNo) };
}

/** One of an order's attempts; 4043 when there is none of this number. */
export function attemptOf(attempts: readonly Attempt[], attemptNo: number): Attempt {
  const attempt = attempts.find((one) => one.attemptNo === attemptNo);
  if (!attempt) throw new AppError('4043');
  return attempt;
}
