import type { Database } from '@mall/db/connection';
import { sql } from 'kysely';

/** A session that has not ended, of staff whose account is active today. */
export function findSession(database: Database, hash: Buffer, now: Date) {
  return database
    .selectFrom('staffSession')
    .innerJoin('staff', 'staff.staffNo', 'staffSession.staffNo')
    .select([
      'staffSession.staffNo',
      'staffSession.sessionNo',
      'staffSession.lastSeenAt',
      'staffSession.lockedAt',
      'staffSession.provedAt',
      'staff.name',
      'staff.email',
    ])
    .where('staffSession.sessionHash', '=', hash)
    .where('staffSession.endedAt', 'is', null)
    .where('staffSession.endsAt', '>', now)
    .where('staff.state', '=', 'ACTIVE')
    .where((where) =>
      where.or([
        where('staff.endsOn', 'is', null),
        where('staff.endsOn', '>=', sql<Date>`(${now}::timestamptz at time zone 'Asia/Seoul')::date`),
      ]),
    )
    .executeTakeFirst();
}

/** The grants of a session's staff that are valid now; a custom role has a row for each of its permissions. */
export function listRunningGrants(database: Database, hash: Buffer, now: Date) {
  return database
    .selectFrom('staffSession')
    .innerJoin('staffGrant', 'staffGrant.staffNo', 'staffSession.staffNo')
    .leftJoin('officeRolePermission', 'officeRolePermission.roleCode', 'staffGrant.roleCode')
    .select(['staffGrant.roleCode', 'staffGrant.mallIds', 'staffGrant.carrier', 'officeRolePermission.permission'])
    .where('staffSession.sessionHash', '=', hash)
    .where('staffGrant.endedAt', 'is', null)
    .where('staffGrant.startsAt', '<=', now)
    .where((where) => where.or([where('staffGrant.endsAt', 'is', null), where('staffGrant.endsAt', '>', now)]))
    .execute();
}

/** Staff whose account is active today. */
export function findWorkingStaff(database: Database, staffNo: number, now: Date) {
  return database
    .selectFrom('staff')
    .select(['name', 'email'])
    .where('staffNo', '=', staffNo)
    .where('state', '=', 'ACTIVE')
    .where((where) =>
      where.or([
        where('endsOn', 'is', null),
        where('endsOn', '>=', sql<Date>`(${now}::timestamptz at time zone 'Asia/Seoul')::date`),
      ]),
    )
    .executeTakeFirst();
}

/** The grants of staff that are valid now, as in `listRunningGrants`. */
export function listGrantsOf(database: Database, staffNo: number, now: Date): Promise<GrantRow[]> {
  return database
    .selectFrom('staffGrant')
    .leftJoin('officeRolePermission', 'officeRolePermission.roleCode', 'staffGrant.roleCode')
    .select(['staffGrant.roleCode', 'staffGrant.mallIds', 'staffGrant.carrier', 'officeRolePermission.permission'])
    .where('staffGrant.staffNo', '=', staffNo)
    .where('staffGrant.endedAt', 'is', null)
    .where('staffGrant.startsAt', '<=', now)
    .where((where) => where.or([where('staffGrant.endsAt', 'is', null), where('staffGrant.endsAt', '>', now)]))
    .execute();
}

export type GrantRow = Awaited<ReturnType<typeof listRunningGrants>>[number];

export async function noteSeen(database: Database, hash: Buffer, now: Date): Promise<void> {
  await database.updateTable('staffSession').set({ lastSeenAt: now }).where('sessionHash', '=', hash).execute();
}

export async function lockSession(database: Database, hash: Buffer, now: Date): Promise<void> {
  await database
    .updateTable('staffSession')
    .set({ lockedAt: now })
    .where('sessionHash', '=', hash)
    .where('lockedAt', 'is', null)
    .execute();
}
