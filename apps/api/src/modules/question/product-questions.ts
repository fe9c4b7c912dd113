import type { DataOf } from '@mall/contracts/endpoint';
import { AppError } from '@mall/contracts/errors';
import { maskName } from '@mall/contracts/masking';
import type {
  listProductQuestions as contract,
  ProductQuestion,
  ProductQuestionInput,
  ProductQuestionQuery,
} from '@mall/contracts/product-question';
import type { MallTransaction } from '@mall/db/in-mall';
import { titleOf } from '@mall/domain/question-words';
import { pageOf, readNumberCursor } from '../../office/list-page.ts';
import type { Mall } from '../../plugins/mall.repository.ts';
import { assertSameRequest } from '../../request-key/assert-same-request.ts';
import { assertOwnAccount } from '../auth/assert-own-account.ts';
import { countProductQuestions, findAskerOf, listProductQuestionRows } from './product-question.repository.ts';
import { findNumberOfRequest, insertQuestion, type Owner } from './question.repository.ts';

const pageSize = 10;

type Reading = Owner & { readonly productNo: string; readonly query: ProductQuestionQuery };

/** A page of a product's questions, with the total under the same filters. */
export async function listProductQuestions(
  transaction: MallTransaction,
  { productNo, memberNo, query }: Reading,
): Promise<DataOf<typeof contract>> {
  const filter = { productNo, memberNo, category: query.category, isReadable: query.readable ?? false };
  const [before] = readNumberCursor(query.after, 1) ?? [];
  const [found, total] = await Promise.all([
    listProductQuestionRows(transaction, filter, {
      before,
      limit: pageSize + 1,
    }),
    countProductQuestions(transaction, filter),
  ]);
  const { rows, next = null } = pageOf(found, pageSize, ({ questionNo }) => [questionNo]);
  return { total, next, questions: rows.map(toQuestion) };
}

type Row = Awaited<ReturnType<typeof listProductQuestionRows>>[number];

const toQuestion = ({ askedAt, answeredAt, ...row }: Row): ProductQuestion => ({
  ...row,
  state: answeredAt === null ? 'WAITING' : 'ANSWERED',
  askedAt: askedAt.toISOString(),
  answeredAt: answeredAt?.toISOString() ?? null,
});

type Asking = Owner & {
  readonly productNo: string;
  readonly requestKey: string;
  readonly question: ProductQuestionInput;
  readonly at: Date;
};

/** Asks about goods that the mall shows; repeating the request key returns the same question. */
export async function askAboutProduct(
  transaction: MallTransaction,
  mall: Mall,
  { memberNo, productNo, requestKey, question, at }: Asking,
): Promise<{ questionNo: number }> {
  assertOwnAccount(mall, memberNo);
  await assertSameRequest(transaction, { memberNo, request: { requestKey, ...{ productNo, ...question } } });
  const name = await findAskerOf(transaction, { memberNo, productNo });
  if (name === undefined) throw new AppError('4042');
  const words = { ...question, title: titleOf(question.body), orderNo: null, productNo, writer: maskName(name) };
  const questionNo = await insertQuestion(transaction, { memberNo, requestKey, words, at });
  return { questionNo: questionNo ?? (await findNumberOfRequest(transaction, { memberNo, requestKey })) };
}
