import { compiledQuery } from '@mall/db/compiled-query';
import type { Session } from '@mall/db/generated';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';

/** Whose sessions. */
export type Owner = { readonly memberNo: number };

type Seen = Owner & { readonly sessionId: string; readonly deviceName: string; readonly at: Date };

/** Records that a session is in use; a device that does not send its name keeps the previous one. */
export async function putSession(
  transaction: MallTransaction,
  { memberNo, sessionId, deviceName, at }: Seen,
): Promise<void> {
  await transaction
    .insertInto('session')
    .values({ mallId: transaction.mallId, sessionId, memberNo, deviceName, signedInAt: at, lastSeenAt: at })
    .onConflict((conflict) =>
      conflict.columns(['mallId', 'sessionId']).doUpdateSet({
        lastSeenAt: at,
        deviceName: sql<string>`coalesce(nullif(excluded.device_name, ''), session.device_name)`,
      }),
    )
    .execute();
}

export type SessionRow = Pick<Selectable<Session>, 'sessionId' | 'deviceName' | 'signedInAt' | 'lastSeenAt'>;

/** Sessions that may still be renewed, the most recently used first. */
export function listSessions(
  transaction: MallTransaction,
  { memberNo, since }: Owner & { readonly since: Date },
): Promise<SessionRow[]> {
  return transaction
    .selectFrom('session')
    .select(['sessionId', 'deviceName', 'signedInAt', 'lastSeenAt'])
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .where('lastSeenAt', '>', since)
    .where('endedAt', 'is', null)
    .where('lookedBy', 'is', null)
    .orderBy('lastSeenAt', 'desc')
    .execute();
}

const listEnds = compiledQuery((transaction, { sessionId }: { readonly sessionId: string }) =>
  transaction
    .selectFrom('session')
    .select('endedAt')
    .where('mallId', '=', transaction.mallId)
    .where('sessionId', '=', sessionId),
);

/** Whether it has ended. A session without a row has not. */
export const isSessionEnded = async (transaction: MallTransaction, sessionId: string): Promise<boolean> =>
  (await listEnds(transaction, { sessionId })).some(({ endedAt }) => endedAt !== null);

/** False when the member had no such session. */
export async function updateSessionEnded(
  transaction: MallTransaction,
  { memberNo, sessionId }: Owner & { readonly sessionId: string },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('session')
    .set({ endedAt: sql`now()` })
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .where('sessionId', '=', sessionId)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function updateAllSessionsEnded(
  transaction: MallTransaction,
  { memberNo, except }: Owner & { readonly except: string | null },
): Promise<void> {
  await transaction
    .updateTable('session')
    .set({ endedAt: sql`now()` })
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .where('endedAt', 'is', null)
    .$if(except !== null, (query) => query.where('sessionId', '<>', except ?? ''))
    .execute();
}

/** Deletes sessions that can no longer be renewed. */
export async function deleteOldSessions(
  transaction: MallTransaction,
  { memberNo, before }: Owner & { readonly before: Date },
): Promise<void> {
  await transaction
    .deleteFrom('session')
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .where('lastSeenAt', '<', before)
    .execute();
}
