import type { QuestionPicture } from '@mall/contracts/question';
import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';
import type { Owner, OwnQuestion } from './question.repository.ts';

/** What shows pictures of its member: a question, or a review of a purchase. */
export type PictureHolder = Owner & ({ readonly questionNo: number } | { readonly reviewNo: number });

const heldBy = (holder: PictureHolder) =>
  'questionNo' in holder
    ? sql<boolean>`question_no = ${holder.questionNo}`
    : sql<boolean>`review_no = ${holder.reviewNo}`;

/** Stores an upload that is not used yet. */
export async function insertPicture(
  transaction: MallTransaction,
  picture: Owner & QuestionPicture & { readonly uploadedAt: Date; readonly eraseFrom: Date },
): Promise<void> {
  await transaction
    .insertInto('questionPicture')
    .values({ ...picture, mallId: transaction.mallId })
    .execute();
}

/** Uploads of a member that are not used. */
export async function countLoosePictures(transaction: MallTransaction, { memberNo }: Owner): Promise<number> {
  const { count } = await transaction
    .selectFrom('questionPicture')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .where('questionNo', 'is', null)
    .where('reviewNo', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** The pictures of a question, in their order. */
export function listPictures(
  transaction: MallTransaction,
  { memberNo, questionNo }: OwnQuestion,
): Promise<QuestionPicture[]> {
  return transaction
    .selectFrom('questionPicture')
    .select(['pictureName', 'width', 'height'])
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .where('questionNo', '=', questionNo)
    .orderBy('position')
    .execute();
}

/** Whether it is a picture of this member that is not marked to be erased. */
export async function hasPicture(
  transaction: MallTransaction,
  { memberNo, pictureName, at }: Owner & { readonly pictureName: string; readonly at: Date },
): Promise<boolean> {
  const found = await transaction
    .selectFrom('questionPicture')
    .select('pictureName')
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .where('pictureName', '=', pictureName)
    .where(({ eb, or }) => or([eb('eraseFrom', 'is', null), eb('eraseFrom', '>', at)]))
    .executeTakeFirst();
  return found !== undefined;
}

/** Marks the pictures of a question or review to be erased. */
export async function releasePictures(transaction: MallTransaction, holder: PictureHolder, at: Date): Promise<void> {
  await transaction
    .updateTable('questionPicture')
    .set({ questionNo: null, reviewNo: null, eraseFrom: at })
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', holder.memberNo)
    .where(heldBy(holder))
    .execute();
}

/** Marks every picture of a member to be erased, including unused ones. */
export async function releasePicturesOf(
  transaction: MallTransaction,
  { memberNo, at }: Owner & { readonly at: Date },
): Promise<void> {
  await transaction
    .updateTable('questionPicture')
    .set({ questionNo: null, reviewNo: null, eraseFrom: at })
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .execute();
}

/** Assigns these pictures in this order to a question or review, if they are the member's and otherwise unused; returns how many. */
export async function attachPictures(
  transaction: MallTransaction,
  holder: PictureHolder,
  pictureNames: readonly string[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    update question_picture p set ${heldBy(holder)}, position = chosen.position, erase_from = null
    from unnest(${pictureNames}::uuid[]) with ordinality chosen (picture_name, position)
    where p.mall_id = ${transaction.mallId} and p.member_no = ${holder.memberNo} and p.picture_name = chosen.picture_name
      and p.question_no is null and p.review_no is null`.execute(transaction);
  return Number(numAffectedRows ?? 0);
}

/** Names of pictures that have expired. */
export async function listPicturesToErase(
  transaction: MallTransaction,
  { at, limit }: { readonly at: Date; readonly limit: number },
): Promise<string[]> {
  const rows = await transaction
    .selectFrom('questionPicture')
    .select('pictureName')
    .where('mallId', '=', transaction.mallId)
    .where('eraseFrom', '<=', at)
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ pictureName }) => pictureName);
}

export async function deletePictures(transaction: MallTransaction, pictureNames: readonly string[]): Promise<void> {
  if (pictureNames.length === 0) return;
  await transaction
    .deleteFrom('questionPicture')
    .where('mallId', '=', transaction.mallId)
    .where('pictureName', 'in', pictureNames)
    .execute();
}
