import { AppError } from '@mall/contracts/errors';
import type { MallTransaction } from '@mall/db/in-mall';
import { findOrderRow, type LockedOrder, lockOrderRow } from './order.repository.ts';
import { listLinesOfOrder } from './order-line.repository.ts';

/** Locks and returns an order; 4043 when the mall has no such order. */
export async function lockOrder(transaction: MallTransaction, orderNo: string): Promise<LockedOrder> {
  // Both statements are sent together and run in turn: the second sees what was committed while the first waited for
  // the lock.
  const [row, lines] = await Promise.all([
    lockOrderRow(transaction, orderNo),
    listLinesOfOrder(transaction, { orderNo }),
  ]);
  if (!row) throw new AppError('4043');
  return { ...row, lines };
}

/** Like `lockOrder`, without the order's lines. */
export async function lockOrderHead(
  transaction: MallTransaction,
  orderNo: string,
): Promise<Omit<LockedOrder, 'lines'>> {
  const row = await lockOrderRow(transaction, orderNo);
  if (!row) throw new AppError('4043');
  return row;
}

/** Returns an order without locking it, for readers; 4043 when the mall has no such order. */
export async function readOrder(transaction: MallTransaction, orderNo: string): Promise<LockedOrder> {
  const [row, lines] = await Promise.all([
    findOrderRow(transaction, orderNo),
    listLinesOfOrder(transaction, { orderNo }),
  ]);
  if (!row) throw new AppError('4043');
  return { ...row, lines };
}

/** Like `lockOrder` for a member; 4043 for another member's order. */
export async function lockOwnOrder(
  transaction: MallTransaction,
  { orderNo, memberNo }: { readonly orderNo: string; readonly memberNo: number },
): Promise<LockedOrder> {
  const order = await lockOrder(transaction, orderNo);
  if (order.memberNo !== memberNo) throw new AppError('4043');
  return order;
}
