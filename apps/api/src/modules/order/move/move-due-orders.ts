import { AppError } from '@mall/contracts/errors';
import type { Database } from '@mall/db/connection';
import { inMall, type MallScope, type MallTransaction } from '@mall/db/in-mall';
import { lockOrder } from '../lock-order.ts';
import type { LockedOrder } from '../order.repository.ts';

type Due = {
  readonly list: (transaction: MallTransaction) => Promise<string[]>;
  readonly move: (transaction: MallTransaction, order: LockedOrder) => Promise<unknown>;
};

/**
 * Moves each listed order in its own transaction; returns how many were moved. An order that has changed since the list
 * was read fails with 4094 and is skipped.
 */
export async function moveDueOrders(database: Database, mall: MallScope, { list, move }: Due): Promise<number> {
  const orderNos = await inMall(database, mall, (transaction) => list(transaction));
  let moved = 0;
  for (const orderNo of orderNos) {
    try {
      await inMall(database, mall, async (tx) => move(tx, await lockOrder(tx, orderNo)));
      moved += 1;
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== '4094') throw error;
    }
  }
  return moved;
}
