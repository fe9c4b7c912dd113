import { AppError } from '@mall/contracts/errors';
import type { MallTransaction } from '@mall/db/in-mall';
import { queueMail } from '../mail/queue-mail.ts';
import { type NewAnswer, updateAnswer } from './answer.repository.ts';

/** Stores the operator's answer; a second answer replaces the first. A mail notifies the member. */
export async function answerQuestion(transaction: MallTransaction, answer: NewAnswer): Promise<void> {
  const memberNo = await updateAnswer(transaction, answer);
  if (memberNo === undefined) throw new AppError('4040');
  const { questionNo, at } = answer;
  const facts = { memberNo, questionNo, answeredAt: at.toISOString() };
  await queueMail(transaction, { kind: 'QUESTION_ANSWERED', facts, at });
}
