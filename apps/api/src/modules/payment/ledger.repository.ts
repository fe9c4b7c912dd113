import type { MallScope, MallTransaction } from '@mall/db/in-mall';

type AttemptKey = { readonly orderNo: string; readonly attemptNo: number };
export type NewEntry = {
  readonly kind: 'PAYMENT' | 'REFUND';
  /** Negative when money goes out. */
  readonly amount: number;
  readonly transactionKey: string;
  readonly happenedAt: Date;
};

export function listEntries(
  transaction: MallTransaction,
  mall: MallScope,
  { orderNo, attemptNo }: AttemptKey,
): Promise<{ amount: number; transactionKey: string }[]> {
  return transaction
    .selectFrom('paymentEntry')
    .select(['amount', 'transactionKey'])
    .where('mallId', '=', mall.mallId)
    .where('orderNo', '=', orderNo)
    .where('attemptNo', '=', attemptNo)
    .orderBy('entryNo')
    .execute();
}

export async function insertEntries(
  transaction: MallTransaction,
  mall: MallScope,
  { orderNo, attemptNo, entries }: AttemptKey & { readonly entries: readonly NewEntry[] },
): Promise<void> {
  if (entries.length === 0) return;
  await transaction
    .insertInto('paymentEntry')
    .values(entries.map((entry) => ({ mallId: mall.mallId, orderNo, attemptNo, ...entry })))
    .execute();
}
