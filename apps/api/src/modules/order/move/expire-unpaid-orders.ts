import { AppError } from '@mall/contracts/errors';
import type { Database } from '@mall/db/connection';
import type { MallScope } from '@mall/db/in-mall';
import { isPaymentRequested, listUnpaidNos } from './due-order.repository.ts';
import { moveDueOrders } from './move-due-orders.ts';
import { moveOrder } from './move-order.ts';

/** Expires orders that were not paid in time and releases their stock; returns how many. */
export function expireUnpaidOrders(database: Database, mall: MallScope, now: Date): Promise<number> {
  return moveDueOrders(database, mall, {
    list: (transaction) => listUnpaidNos(transaction, now),
    move: async (transaction, order) => {
      // A payment may have started since the list was read.
      const isRequested = await isPaymentRequested(transaction, order.orderNo);
      if (isRequested || order.expiresAt > now) throw new AppError('4094');
      await moveOrder(transaction, order, { to: 'EXPIRED', actor: 'SYSTEM', reason: '결제 시간 초과', at: now });
    },
  });
}
