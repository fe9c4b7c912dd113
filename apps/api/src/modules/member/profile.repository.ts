import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';
import type { Person } from '../../person/person.repository.ts';

/** Whose details. */
export type Owner = { readonly memberNo: number };

export function findProfile(
  transaction: MallTransaction,
  { memberNo }: Owner,
): Promise<{ loginId: string; name: string; phone: string; email: string; joinedAt: Date } | undefined> {
  return transaction
    .selectFrom('member')
    .select(['loginId', 'name', 'phone', 'email', 'joinedAt'])
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .where('state', '=', 'ACTIVE')
    .executeTakeFirst();
}

/** Identifies a member by name, birth date and phone; nulls for members from before certification. `birthDate` is YYYY-MM-DD. */
export type Identity = { personHash: string | null; birthDate: string | null };

export function findIdentity(transaction: MallTransaction, { memberNo }: Owner): Promise<Identity | undefined> {
  return transaction
    .selectFrom('member')
    .select(['personHash', sql<string | null>`to_char(birth_date, 'YYYY-MM-DD')`.as('birthDate')])
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .where('state', '=', 'ACTIVE')
    .forUpdate()
    .executeTakeFirst();
}

export async function updateIdentity(
  transaction: MallTransaction,
  { memberNo, person }: Owner & { readonly person: Person },
): Promise<void> {
  const { ciHash: personHash, name, phone, birthDate } = person;
  await transaction
    .updateTable('member')
    .set({ personHash, name, phone, birthDate: sql<Date>`${birthDate}::date` })
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .execute();
}
