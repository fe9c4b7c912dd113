import type { Database } from '@mall/db/connection';
import { inMall, type MallScope } from '@mall/db/in-mall';
import { queueMails } from '../mail/queue-mail.ts';
import { takeWishes } from './restock.repository.ts';

/** A notified member has a day to buy before the next in line is notified. */
const dayMilliseconds = 86_400_000;

/** Notifies members waiting for options that can be bought again, each once, and no more at a time than there are pieces. */
export const notifyRestocks = (database: Database, mall: MallScope, now: Date): Promise<void> =>
  inMall(database, mall, async (transaction) => {
    const told = await takeWishes(transaction, { at: now, toldSince: new Date(now.getTime() - dayMilliseconds) });
    if (told.length > 0) await queueMails(transaction, { kind: 'RESTOCKED', facts: told, at: now });
  });
