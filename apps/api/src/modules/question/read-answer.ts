import { AppError } from '@mall/contracts/errors';
import type { MallTransaction } from '@mall/db/in-mall';
import { findQuestion, type OwnQuestion, updateAnswerRead } from './question.repository.ts';

/** The member has read the answer: it is no longer new. */
export async function readAnswer(
  transaction: MallTransaction,
  { at, ...own }: OwnQuestion & { readonly at: Date },
): Promise<null> {
  if (!(await findQuestion(transaction, own))) throw new AppError('4040');
  await updateAnswerRead(transaction, { ...own, at });
  return null;
}
