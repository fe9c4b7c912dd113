import type { Database } from '@mall/db/connection';
import { inMall, type MallScope } from '@mall/db/in-mall';
import { updateFailedToWaiting } from './mail.repository.ts';

/** Queues the mails that were given up again; returns how many. */
export const retryFailedMails = (database: Database, mall: MallScope): Promise<number> =>
  inMall(database, mall, (transaction) => updateFailedToWaiting(transaction));
