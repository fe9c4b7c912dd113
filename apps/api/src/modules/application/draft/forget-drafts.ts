import type { Database } from '@mall/db/connection';
import { inMall, type MallScope } from '@mall/db/in-mall';
import { draftsRetainedSince } from '@mall/domain/application-states';
import { deleteDraftsBefore } from './draft.repository.ts';

/** Deletes drafts that nobody has touched for thirty days, and the personal data in them. */
export const forgetDrafts = (database: Database, mall: MallScope, now: Date): Promise<void> =>
  inMall(database, mall, (transaction) => deleteDraftsBefore(transaction, draftsRetainedSince(now)));
