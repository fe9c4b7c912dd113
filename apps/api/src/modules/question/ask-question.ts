import { AppError } from '@mall/contracts/errors';
import type { QuestionInput } from '@mall/contracts/question';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Mall } from '../../plugins/mall.repository.ts';
import { assertSameRequest } from '../../request-key/assert-same-request.ts';
import { assertOwnAccount } from '../auth/assert-own-account.ts';
import { findNumberOfRequest, hasOrder, insertQuestion, type Owner } from './question.repository.ts';
import { showPictures } from './show-pictures.ts';

type Input = Owner & { readonly requestKey: string; readonly question: QuestionInput; readonly at: Date };

/** Stores a question; repeating the request key returns the same question. */
export async function askQuestion(
  transaction: MallTransaction,
  mall: Mall,
  { memberNo, requestKey, question, at }: Input,
): Promise<{ questionNo: number }> {
  assertOwnAccount(mall, memberNo);
  await assertSameRequest(transaction, { memberNo, request: { requestKey, ...question } });
  const { pictures: pictureNames, ...words } = question;
  await assertOwnOrder(transaction, { memberNo, orderNo: words.orderNo });
  const questionNo = await insertQuestion(transaction, { memberNo, requestKey, words, at });
  if (questionNo === undefined) {
    return { questionNo: await findNumberOfRequest(transaction, { memberNo, requestKey }) };
  }
  await showPictures(transaction, { memberNo, questionNo, pictureNames, at });
  return { questionNo };
}

/** A question may be about an order of the member's own only. */
export async function assertOwnOrder(
  transaction: MallTransaction,
  { memberNo, orderNo }: Owner & { readonly orderNo: string | null },
): Promise<void> {
  if (orderNo !== null && !(await hasOrder(transaction, { memberNo, orderNo }))) throw new AppError('4043');
}
