import { AppError } from '@mall/contracts/errors';
import type { QuestionDetail, QuestionInput } from '@mall/contracts/question';
import type { MallTransaction } from '@mall/db/in-mall';
import { assertOwnOrder } from './ask-question.ts';
import { getQuestion } from './get-question.ts';
import { lockQuestion, type OwnQuestion, updateQuestion } from './question.repository.ts';
import { showPictures } from './show-pictures.ts';

type Change = OwnQuestion & { readonly question: QuestionInput; readonly at: Date };

/** Changes an open question; an answered one cannot be changed. */
export async function changeQuestion(
  transaction: MallTransaction,
  { memberNo, questionNo, question, at }: Change,
): Promise<QuestionDetail> {
  const own = { memberNo, questionNo };
  const held = await lockQuestion(transaction, own);
  if (!held) throw new AppError('4040');
  if (held.answeredAt !== null) throw new AppError('4099');
  if (held.productNo !== null)
    throw new AppError('4099', { description: '상품 문의는 고칠 수 없어요. 지우고 다시 남겨 주세요.' });
  const { pictures: pictureNames, ...words } = question;
  await assertOwnOrder(transaction, { memberNo, orderNo: words.orderNo });
  await updateQuestion(transaction, { ...own, words, at });
  await showPictures(transaction, { ...own, pictureNames, at });
  return getQuestion(transaction, own);
}
