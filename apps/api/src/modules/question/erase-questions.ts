import type { MallTransaction } from '@mall/db/in-mall';
import { releasePicturesOf } from './picture.repository.ts';
import { archiveQuestions, deleteQuestionsOf, lockQuestionsOf, type Owner } from './question.repository.ts';

/** A member leaves: answered questions are archived, all are erased, and their pictures are marked to be erased. */
export async function eraseQuestions(
  transaction: MallTransaction,
  { memberNo, at }: Owner & { readonly at: Date },
): Promise<void> {
  await lockQuestionsOf(transaction, { memberNo });
  await archiveQuestions(transaction, { memberNo, at });
  await releasePicturesOf(transaction, { memberNo, at });
  await deleteQuestionsOf(transaction, { memberNo });
}
