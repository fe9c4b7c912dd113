import type { StaffSession } from '@mall/db/generated';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Runner } from '../staff.repository.ts';

type NewSession = Readonly<
  Pick<Selectable<StaffSession>, 'sessionHash' | 'staffNo' | 'device' | 'address' | 'beganAt' | 'endsAt'>
>;

/** Its number. Beginning a session requires a second factor, so it counts as just given. */
export async function insertSession(database: Runner, session: NewSession): Promise<number> {
  const { beganAt } = session;
  const { sessionNo } = await database
    .insertInto('staffSession')
    .values({ ...session, lastSeenAt: beganAt, provedAt: beganAt })
    .returning('sessionNo')
    .executeTakeFirstOrThrow();
  await database.updateTable('staff').set({ lastSignedInAt: beganAt }).where('staffNo', '=', session.staffNo).execute();
  return sessionNo;
}

type At = { readonly sessionHash: Buffer; readonly at: Date };

/** Continues a session: unlocked, and proved when a second factor was given. */
export async function updateSessionProved(
  database: Runner,
  { sessionHash, at, isProved }: At & { readonly isProved: boolean },
): Promise<void> {
  await database
    .updateTable('staffSession')
    .set({ lockedAt: null, lastSeenAt: at, ...(isProved && { provedAt: at }) })
    .where('sessionHash', '=', sessionHash)
    .execute();
}

export async function updateSessionLocked(database: Runner, { sessionHash, at: lockedAt }: At): Promise<void> {
  await database
    .updateTable('staffSession')
    .set({ lockedAt })
    .where('sessionHash', '=', sessionHash)
    .where('lockedAt', 'is', null)
    .execute();
}

/** The session's number and staff; undefined when it had ended. */
export function updateSessionEnded(database: Runner, { sessionHash, at: endedAt }: At) {
  return database
    .updateTable('staffSession')
    .set({ endedAt })
    .where('sessionHash', '=', sessionHash)
    .where('endedAt', 'is', null)
    .returning(['sessionNo', 'staffNo'])
    .executeTakeFirst();
}

type Running = { readonly staffNo: number; readonly now: Date };

/** Sessions that have not ended, the most recently used first. */
export function listSessions(database: Runner, { staffNo, now }: Running) {
  return database
    .selectFrom('staffSession')
    .select(['sessionNo', 'device', sql<string>`host(address)`.as('address'), 'beganAt', 'lastSeenAt'])
    .where('staffNo', '=', staffNo)
    .where('endedAt', 'is', null)
    .where('endsAt', '>', now)
    .orderBy('lastSeenAt', 'desc')
    .execute();
}

/** False when these staff have no such session. */
export async function updateOneEnded(
  database: Runner,
  { staffNo, sessionNo, now: endedAt }: Running & { readonly sessionNo: number },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('staffSession')
    .set({ endedAt })
    .where('staffNo', '=', staffNo)
    .where('sessionNo', '=', sessionNo)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Every session of these staff, except one. */
export async function updateAllEnded(
  database: Runner,
  { staffNo, now: endedAt, except = 0 }: Running & { readonly except?: number },
): Promise<void> {
  await database
    .updateTable('staffSession')
    .set({ endedAt })
    .where('staffNo', '=', staffNo)
    .where('sessionNo', '<>', except)
    .where('endedAt', 'is', null)
    .execute();
}
