import type { MallScope, MallTransaction } from '@mall/db/in-mall';

/** Whose T-ID. */
export type Owner = { readonly memberNo: number };

type NewRequest = {
  readonly stateHash: string;
  readonly keyHash: string;
  readonly memberNo: number | null;
  readonly sealedChecks: string;
  readonly expiresAt: Date;
};

export async function insertRequest(transaction: MallTransaction, mall: MallScope, request: NewRequest): Promise<void> {
  await transaction
    .insertInto('tidRequest')
    .values({ mallId: mall.mallId, ...request })
    .execute();
}

/** Waits for whoever brings back the same state, so that only one of them finds it unused. */
export function lockRequest(transaction: MallTransaction, mall: MallScope, stateHash: string) {
  return transaction
    .selectFrom('tidRequest')
    .select(['keyHash', 'memberNo', 'sealedChecks', 'expiresAt'])
    .where('mallId', '=', mall.mallId)
    .where('stateHash', '=', stateHash)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateRequestUsed(
  transaction: MallTransaction,
  mall: MallScope,
  stateHash: string,
): Promise<void> {
  await transaction
    .updateTable('tidRequest')
    .set({ sealedChecks: null })
    .where('mallId', '=', mall.mallId)
    .where('stateHash', '=', stateHash)
    .execute();
}

export async function deleteRequestsBefore(transaction: MallTransaction, mall: MallScope, before: Date): Promise<void> {
  await transaction
    .deleteFrom('tidRequest')
    .where('mallId', '=', mall.mallId)
    .where('expiresAt', '<', before)
    .execute();
}

/** Who has linked this T-ID? */
export async function findMemberNoOfTid(
  transaction: MallTransaction,
  mall: MallScope,
  subjectHash: string,
): Promise<number | undefined> {
  const row = await transaction
    .selectFrom('tidLink')
    .select('memberNo')
    .where('mallId', '=', mall.mallId)
    .where('subjectHash', '=', subjectHash)
    .executeTakeFirst();
  return row?.memberNo;
}

export type LinkRow = { subjectHash: string; account: string; linkedAt: Date };

export function findLink(
  transaction: MallTransaction,
  mall: MallScope,
  { memberNo }: Owner,
): Promise<LinkRow | undefined> {
  return transaction
    .selectFrom('tidLink')
    .select(['subjectHash', 'account', 'linkedAt'])
    .where('mallId', '=', mall.mallId)
    .where('memberNo', '=', memberNo)
    .executeTakeFirst();
}

/** False when the member or the T-ID is linked already, also by somebody who was quicker. */
export async function insertLink(
  transaction: MallTransaction,
  mall: MallScope,
  link: Owner & LinkRow,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .insertInto('tidLink')
    .values({ mallId: mall.mallId, ...link })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Did the member have one? */
export async function deleteLink(transaction: MallTransaction, mall: MallScope, { memberNo }: Owner): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('tidLink')
    .where('mallId', '=', mall.mallId)
    .where('memberNo', '=', memberNo)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
