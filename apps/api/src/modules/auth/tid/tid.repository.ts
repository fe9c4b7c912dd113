import type { TidLink, TidRequest } from '@mall/db/generated';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Selectable } from 'kysely';

/** Whose T-ID. */
export type Owner = { readonly memberNo: number };

type NewRequest = Readonly<
  Pick<Selectable<TidRequest>, 'stateHash' | 'keyHash' | 'memberNo' | 'sealedChecks' | 'expiresAt'>
>;

export async function insertRequest(transaction: MallTransaction, request: NewRequest): Promise<void> {
  await transaction
    .insertInto('tidRequest')
    .values({ ...request, mallId: transaction.mallId })
    .execute();
}

/** Locks the state, so that only one of several concurrent requests finds it unused. */
export function lockRequest(transaction: MallTransaction, stateHash: string) {
  return transaction
    .selectFrom('tidRequest')
    .select(['keyHash', 'memberNo', 'sealedChecks', 'expiresAt'])
    .where('mallId', '=', transaction.mallId)
    .where('stateHash', '=', stateHash)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateRequestUsed(transaction: MallTransaction, stateHash: string): Promise<void> {
  await transaction
    .updateTable('tidRequest')
    .set({ sealedChecks: null })
    .where('mallId', '=', transaction.mallId)
    .where('stateHash', '=', stateHash)
    .execute();
}

export async function deleteRequestsBefore(transaction: MallTransaction, before: Date): Promise<void> {
  await transaction
    .deleteFrom('tidRequest')
    .where('mallId', '=', transaction.mallId)
    .where('expiresAt', '<', before)
    .execute();
}

/** The member who has linked this T-ID. */
export async function findMemberNoOfTid(
  transaction: MallTransaction,
  subjectHash: string,
): Promise<number | undefined> {
  const row = await transaction
    .selectFrom('tidLink')
    .select('memberNo')
    .where('mallId', '=', transaction.mallId)
    .where('subjectHash', '=', subjectHash)
    .executeTakeFirst();
  return row?.memberNo;
}

export type LinkRow = Pick<Selectable<TidLink>, 'subjectHash' | 'account' | 'linkedAt'>;

export function findLink(transaction: MallTransaction, { memberNo }: Owner): Promise<LinkRow | undefined> {
  return transaction
    .selectFrom('tidLink')
    .select(['subjectHash', 'account', 'linkedAt'])
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .executeTakeFirst();
}

/** False when the member or the T-ID is already linked, also by a concurrent request. */
export async function insertLink(transaction: MallTransaction, link: Owner & LinkRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .insertInto('tidLink')
    .values({ ...link, mallId: transaction.mallId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** False when the member had none. */
export async function deleteLink(transaction: MallTransaction, { memberNo }: Owner): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('tidLink')
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
