import type { Database } from '@mall/db/connection';
import type { DB } from '@mall/db/generated';
import { sql, type Transaction } from 'kysely';

/** The office's database, or a transaction of it. */
export type Runner = Database | Transaction<DB>;

const account = ['staffNo', 'email', 'name', 'state', 'passwordHash', 'endsOn', 'lastSignedInAt', 'createdAt'] as const;

/** The account with this address, in whatever state. */
export function findStaffByEmail(database: Runner, email: string) {
  return database
    .selectFrom('staff')
    .select(account)
    .where('emailKey', '=', sql<string>`lower(${email})`)
    .executeTakeFirst();
}

export function findStaff(database: Runner, staffNo: number) {
  return database.selectFrom('staff').select(account).where('staffNo', '=', staffNo).executeTakeFirst();
}
export type StaffRow = NonNullable<Awaited<ReturnType<typeof findStaff>>>;

/** Whether an account is active on this day in Seoul. */
export async function isWorking(database: Runner, { staffNo, at }: { staffNo: number; at: Date }): Promise<boolean> {
  const row = await database
    .selectFrom('staff')
    .select('staffNo')
    .where('staffNo', '=', staffNo)
    .where('state', '=', 'ACTIVE')
    .where((where) =>
      where.or([
        where('endsOn', 'is', null),
        where('endsOn', '>=', sql<Date>`(${at}::timestamptz at time zone 'Asia/Seoul')::date`),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

type Password = { readonly staffNo: number; readonly passwordHash: string };

export async function updatePassword(database: Runner, { staffNo, passwordHash }: Password): Promise<void> {
  await database.updateTable('staff').set({ passwordHash }).where('staffNo', '=', staffNo).execute();
}

export async function updateActive(database: Runner, staffNo: number): Promise<void> {
  await database
    .updateTable('staff')
    .set({ state: 'ACTIVE' })
    .where('staffNo', '=', staffNo)
    .where('state', '=', 'INVITED')
    .execute();
}
