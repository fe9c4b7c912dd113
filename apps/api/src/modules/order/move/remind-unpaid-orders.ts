import type { Database } from '@mall/db/connection';
import { inMall, type MallScope } from '@mall/db/in-mall';
import { queueMails } from '../../mail/queue-mail.ts';
import { takeReminders } from './due-order.repository.ts';

/**
 * Reminds the members of orders that have been unpaid for a while, once each; returns how many. Orders locked by
 * another transaction are skipped until the next run.
 */
export function remindUnpaidOrders(database: Database, mall: MallScope, now: Date): Promise<number> {
  return inMall(database, mall, async (transaction) => {
    const orders = await takeReminders(transaction, now);
    if (orders.length > 0) await queueMails(transaction, { kind: 'ORDER_PLACED', facts: orders, at: now });
    return orders.length;
  });
}
