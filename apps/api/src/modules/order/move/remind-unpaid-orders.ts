import type { Database } from '@mall/db/connection';
import { inMall, type MallScope } from '@mall/db/in-mall';
import { queueMails } from '../../mail/queue-mail.ts';
import { takeReminders } from './due-order.repository.ts';

/**
 * Reminds members of orders that have waited for their payment for a while, each once; returns of how many. One that is being changed is
 * passed over and comes next time.
 */
export function remindUnpaidOrders(database: Database, mall: MallScope, now: Date): Promise<number> {
  return inMall(database, mall, async (transaction) => {
    const orders = await takeReminders(transaction, now);
    if (orders.length > 0) await queueMails(transaction, { kind: 'ORDER_PLACED', facts: orders, at: now });
    return orders.length;
  });
}
