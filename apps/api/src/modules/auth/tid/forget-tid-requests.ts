import type { Database } from '@mall/db/connection';
import { inMall, type MallScope } from '@mall/db/in-mall';
import { deleteRequestsBefore } from './tid.repository.ts';

/** Deletes expired visits to the T-ID service. */
export const forgetTidRequests = (database: Database, mall: MallScope, now: Date): Promise<void> =>
  inMall(database, mall, (transaction) => deleteRequestsBefore(transaction, now));
