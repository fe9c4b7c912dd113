import type { Database } from '@mall/db/connection';
import { inMall, type MallScope } from '@mall/db/in-mall';
import { deleteLinksBefore } from './account-link.repository.ts';

/** Invalid links are retained for a month, to explain old mails. */
const retentionMilliseconds = 30 * 24 * 60 * 60_000;

export function forgetLinks(database: Database, mall: MallScope, now: Date): Promise<void> {
  const before = new Date(now.getTime() - retentionMilliseconds);
  return inMall(database, mall, (transaction) => deleteLinksBefore(transaction, before));
}
