import type { ApplicationChoice } from '@mall/contracts/application-draft';
import type { ApplicationDraft } from '@mall/db/generated';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Selectable, Updateable } from 'kysely';

/** Whose draft, of which phone. */
export type DraftKey = { readonly memberNo: number; readonly productNo: string };

export type DraftRow = Omit<Selectable<ApplicationDraft>, 'mallId'>;

const drafts = (transaction: MallTransaction, { memberNo, productNo }: DraftKey) =>
  transaction
    .selectFrom('applicationDraft')
    .select(['memberNo', 'productNo', 'choice', 'applicant', 'delivery', 'sealedIdentity', 'certifiedAt', 'savedAt'])
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .where('productNo', '=', productNo);

export const findDraftRow = (transaction: MallTransaction, key: DraftKey): Promise<DraftRow | undefined> =>
  drafts(transaction, key).executeTakeFirst();

/** Locks this draft against another device, or another click on the same button. */
export const lockDraftRow = (transaction: MallTransaction, key: DraftKey): Promise<DraftRow | undefined> =>
  drafts(transaction, key).forUpdate().executeTakeFirst();

type Choosing = DraftKey & { readonly choice: ApplicationChoice; readonly savedAt: Date };

/** Begins a draft, or changes its choice. */
export async function putDraftChoice(
  transaction: MallTransaction,
  { choice, savedAt, ...key }: Choosing,
): Promise<void> {
  const written = { choice, savedAt };
  await transaction
    .insertInto('applicationDraft')
    .values({ ...key, ...written, mallId: transaction.mallId })
    .onConflict((conflict) => conflict.columns(['mallId', 'memberNo', 'productNo']).doUpdateSet(written))
    .execute();
}

type Change = Pick<Updateable<ApplicationDraft>, 'applicant' | 'delivery' | 'sealedIdentity' | 'certifiedAt'> & {
  readonly savedAt: Date;
};

export async function updateDraft(
  transaction: MallTransaction,
  { memberNo, productNo, ...change }: DraftKey & Change,
): Promise<void> {
  await transaction
    .updateTable('applicationDraft')
    .set(change)
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .where('productNo', '=', productNo)
    .execute();
}

/** Returns whether there was one. */
export async function deleteDraft(transaction: MallTransaction, { memberNo, productNo }: DraftKey): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('applicationDraft')
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .where('productNo', '=', productNo)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** A member's drafts with the phone's name and picture, the one saved last first. */
export function listDraftRows(transaction: MallTransaction, memberNo: number) {
  return transaction
    .selectFrom('applicationDraft as d')
    .innerJoin('product as p', 'p.productNo', 'd.productNo')
    .select(['d.memberNo', 'd.productNo', 'd.choice', 'd.applicant', 'd.delivery', 'd.sealedIdentity'])
    .select(['d.certifiedAt', 'd.savedAt', 'p.name as productName', 'p.image'])
    .where('d.mallId', '=', transaction.mallId)
    .where('d.memberNo', '=', memberNo)
    .orderBy('d.savedAt', 'desc')
    .orderBy('d.productNo')
    .execute();
}

export async function deleteDraftsBefore(transaction: MallTransaction, before: Date): Promise<void> {
  await transaction
    .deleteFrom('applicationDraft')
    .where('mallId', '=', transaction.mallId)
    .where('savedAt', '<', before)
    .execute();
}
