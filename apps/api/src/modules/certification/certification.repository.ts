import type { Certification } from '@mall/db/generated';

import type { MallTransaction } from '@mall/db/in-mall';
import { type Selectable, sql, type Updateable } from 'kysely';

export type CertificationState = Certification['state'];

/** A certification, locked until the transaction ends. */
export type LockedCertification = NonNullable<Awaited<ReturnType<typeof lockByNumber>>>;

type NewCertification = Readonly<
  Pick<Selectable<Certification>, 'certificationNo' | 'purpose' | 'memberNo' | 'keyHash' | 'expiresAt'>
>;

export async function insertCertification(
  transaction: MallTransaction,
  certification: NewCertification,
): Promise<void> {
  await transaction
    .insertInto('certification')
    .values({ state: 'OPEN', ...certification, mallId: transaction.mallId })
    .execute();
}

const locked = (transaction: MallTransaction) =>
  transaction
    .selectFrom('certification')
    .select(['certificationNo', 'purpose', 'memberNo', 'state', 'ticketHash', 'sealedIdentity', 'expiresAt'])
    .where('mallId', '=', transaction.mallId)
    .forNoKeyUpdate();

export const lockByNumber = (transaction: MallTransaction, certificationNo: string) =>
  locked(transaction).where('certificationNo', '=', certificationNo).executeTakeFirst();

export const lockByKey = (transaction: MallTransaction, keyHash: string) =>
  locked(transaction).where('keyHash', '=', keyHash).executeTakeFirst();

type Change = Pick<Selectable<Certification>, 'state'> &
  Pick<Updateable<Certification>, 'ticketHash' | 'sealedIdentity' | 'expiresAt'>;

export async function updateCertification(
  transaction: MallTransaction,
  { certificationNo }: LockedCertification,
  change: Change,
): Promise<void> {
  await transaction
    .updateTable('certification')
    .set(change)
    .where('mallId', '=', transaction.mallId)
    .where('certificationNo', '=', certificationNo)
    .execute();
}

export async function deleteExpired(transaction: MallTransaction, before: Date): Promise<void> {
  await transaction
    .deleteFrom('certification')
    .where('mallId', '=', transaction.mallId)
    .where('expiresAt', '<', before)
    .execute();
}

/** What the mall knows about a member to be certified, to prefill the service's form. */
export async function findKnownPerson(
  transaction: MallTransaction,
  memberNo: number,
): Promise<{ name: string; birthDate: string; phone: string } | undefined> {
  return transaction
    .selectFrom('member')
    .select(['name', 'phone'])
    .select(sql<string>`coalesce(birth_date::text, '')`.as('birthDate'))
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .executeTakeFirst();
}
