import type { Database } from '@mall/db/connection';
import { inMall, type MallScope } from '@mall/db/in-mall';
import { deletePageViewsBefore } from './page-view.repository.ts';

/** Long enough to compare a month with the same one a year ago. */
const retentionMilliseconds = 400 * 24 * 60 * 60_000;

export function forgetPageViews(database: Database, mall: MallScope, now: Date): Promise<void> {
  const before = new Date(now.getTime() - retentionMilliseconds);
  return inMall(database, mall, (transaction) => deletePageViewsBefore(transaction, before));
}
