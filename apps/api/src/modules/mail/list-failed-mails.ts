import type { Database } from '@mall/db/connection';
import { inMall, type MallScope } from '@mall/db/in-mall';
import { listFailedMailRows } from './mail.repository.ts';

/** Mails that were given up, the oldest first. */
export const listFailedMails = (database: Database, mall: MallScope) =>
  inMall(database, mall, (transaction) => listFailedMailRows(transaction));
