import type { Database } from '@mall/db/connection';
import type { MallScope } from '@mall/db/in-mall';
import { deliveredForConfirmation } from '@mall/domain/order-states';
import { confirmOrder } from './confirm-order.ts';
import { listDeliveredNos } from './due-order.repository.ts';
import { moveDueOrders } from './move-due-orders.ts';

/** Confirms orders that were delivered eight days ago; returns how many. */
export function confirmDeliveredOrders(database: Database, mall: MallScope, now: Date): Promise<number> {
  return moveDueOrders(database, mall, {
    list: (transaction) => listDeliveredNos(transaction, deliveredForConfirmation(now)),
    move: (transaction, order) =>
      confirmOrder(transaction, order, { actor: 'SYSTEM', reason: '자동 구매확정', at: now }),
  });
}
