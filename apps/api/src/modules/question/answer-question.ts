import { AppError } from '@mall/contracts/errors';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Mall } from '../../plugins/mall.repository.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { updateAnswer } from './answer.repository.ts';

type Answer = { readonly questionNo: number; readonly answer: string; readonly at: Date };

/** The operator answers; a second answer takes the place of the first. A mail tells the member. */
export async function answerQuestion(transaction: MallTransaction, mall: Mall, answer: Answer): Promise<void> {
  const memberNo = await updateAnswer(transaction, mall, answer);
  if (memberNo === undefined) throw new AppError('4040');
  const { questionNo, at } = answer;
  const facts = { memberNo, questionNo, answeredAt: at.toISOString() };
  await queueMail(transaction, mall, { kind: 'QUESTION_ANSWERED', facts, at });
}
