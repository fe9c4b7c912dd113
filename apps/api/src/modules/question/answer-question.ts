import { AppError } from '@mall/contracts/errors';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Mall } from '../../plugins/mall.repository.ts';
import { updateAnswer } from './answer.repository.ts';

type Answer = { readonly questionNo: number; readonly answer: string; readonly at: Date };

/** The operator answers; a second answer takes the place of the first. */
export async function answerQuestion(transaction: MallTransaction, mall: Mall, answer: Answer): Promise<void> {
  if (!(await updateAnswer(transaction, mall, answer))) throw new AppError('4040');
}
