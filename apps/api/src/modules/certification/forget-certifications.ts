import type { Database } from '@mall/db/connection';
import { inMall, type MallScope } from '@mall/db/in-mall';
import { deleteExpired } from './certification.repository.ts';

/** Certifications that ended, used or not, are retained for a day, for support. */
const retentionMilliseconds = 24 * 60 * 60_000;

export function forgetCertifications(database: Database, mall: MallScope, now: Date): Promise<void> {
  const before = new Date(now.getTime() - retentionMilliseconds);
  return inMall(database, mall, (transaction) => deleteExpired(transaction, before));
}
