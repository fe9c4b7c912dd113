import { AppError } from '@mall/contracts/errors';
import type { QuestionDetail } from '@mall/contracts/question';
import type { MallTransaction } from '@mall/db/in-mall';
import { listPictures } from './picture.repository.ts';
import { findQuestion, type OwnQuestion } from './question.repository.ts';
import { toQuestionCard } from './to-question-card.ts';

/** A question in full; it exists only for its own member. */
export async function getQuestion(transaction: MallTransaction, own: OwnQuestion): Promise<QuestionDetail> {
  const found = await findQuestion(transaction, own);
  if (!found) throw new AppError('4040');
  const pictures = await listPictures(transaction, own);
  const { body, orderNo, answer, answeredAt } = found;
  return {
    ...toQuestionCard(found, pictures.length),
    ...{ body, orderNo, pictures, answer },
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}
