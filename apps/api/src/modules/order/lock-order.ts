import { AppError } from '@mall/contracts/errors';
import type { MallTransaction } from '@mall/db/in-mall';
import { findOrderRow, type LockedOrder, lockOrderRow } from './order.repository.ts';
import { listLinesOfOrder } from './order-line.repository.ts';

/** Locks an order and reads it; 4043 when the mall has no such order. */
export async function lockOrder(transaction: MallTransaction, orderNo: string): Promise<LockedOrder> {
  // Sent together and carried out in turn: behind the lock, what was written during the wait is seen too.
  const [row, lines] = await Promise.all([
    lockOrderRow(transaction, orderNo),
    listLinesOfOrder(transaction, { orderNo }),
  ]);
  if (!row) throw new AppError('4043');
  return { ...row, lines };
}

/** An order as it is now, for what only reads it; 4043 when the mall has no such order. */
export async function readOrder(transaction: MallTransaction, orderNo: string): Promise<LockedOrder> {
  const [row, lines] = await Promise.all([
    findOrderRow(transaction, orderNo),
    listLinesOfOrder(transaction, { orderNo }),
  ]);
  if (!row) throw new AppError('4043');
  return { ...row, lines };
}

/** The same as `lockOrder` for a member, to whom other members' orders do not exist. */
export async function lockOwnOrder(
  transaction: MallTransaction,
  { orderNo, memberNo }: { readonly orderNo: string; readonly memberNo: number },
): Promise<LockedOrder> {
  const order = await lockOrder(transaction, orderNo);
  if (order.memberNo !== memberNo) throw new AppError('4043');
  return order;
}
