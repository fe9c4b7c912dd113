import type { Database } from '@mall/db/connection';
import { inMall, type MallScope } from '@mall/db/in-mall';
import { deleteRequestsBefore } from './tid.repository.ts';

/** Deletes visits to the T-ID service that are too old to come back from. */
export const forgetTidRequests = (database: Database, mall: MallScope, now: Date): Promise<void> =>
  inMall(database, mall, (transaction) => deleteRequestsBefore(transaction, now));
