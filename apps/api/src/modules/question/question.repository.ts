import type { QuestionInput } from '@mall/contracts/question';
import type { QuestionState } from '@mall/contracts/question-codes';
import type { Question } from '@mall/db/generated';
import type { MallTransaction } from '@mall/db/in-mall';
import { type Selectable, sql } from 'kysely';

/** Whose question. */
export type Owner = { readonly memberNo: number };
/** A member's own question, by its number. */
export type OwnQuestion = Owner & { readonly questionNo: number };
type Words = Omit<QuestionInput, 'pictures'>;
/** The product's page that shows it, and whether it is secret. */
type OnPage = { readonly productNo: string; readonly isSecret: boolean; readonly writer: string };

const cardColumns = ['questionNo', 'category', 'title', 'askedAt', 'answeredAt', 'readAt', 'productNo'] as const;
const productName = sql<string | null>`(select p.name from product p where p.product_no = q.product_no)`.as(
  'productName',
);

export type QuestionRow = Pick<Selectable<Question>, (typeof cardColumns)[number]> & { productName: string | null };

/** A page of the member's questions, newest first. */
export function listQuestionRows(
  transaction: MallTransaction,
  {
    memberNo,
    state,
    ...page
  }: Owner & { readonly state: QuestionState | undefined; readonly limit: number; readonly offset: number },
): Promise<(QuestionRow & { pictureCount: number })[]> {
  return transaction
    .selectFrom('question as q')
    .select(cardColumns)
    .select(productName)
    .select(
      sql<number>`(
        select count(*)::int from question_picture p where p.mall_id = q.mall_id and p.question_no = q.question_no
      )`.as('pictureCount'),
    )
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .$if(state !== undefined, (query) => query.where('answeredAt', state === 'ANSWERED' ? 'is not' : 'is', null))
    .orderBy('questionNo', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export type QuestionCounts = { total: number; waitingCount: number; newAnswerCount: number };

/** How many questions a member has, how many wait and how many answers are unread. */
export function countQuestions(transaction: MallTransaction, { memberNo }: Owner): Promise<QuestionCounts> {
  return transaction
    .selectFrom('question')
    .select(sql<number>`count(*)::int`.as('total'))
    .select(sql<number>`(count(*) filter (where answered_at is null))::int`.as('waitingCount'))
    .select(
      sql<number>`(count(*) filter (where answered_at is not null and read_at is null))::int`.as('newAnswerCount'),
    )
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .executeTakeFirstOrThrow();
}

/** A question in full, without its pictures. */
export function findQuestion(
  transaction: MallTransaction,
  { memberNo, questionNo }: OwnQuestion,
): Promise<(QuestionRow & { body: string; orderNo: string | null; answer: string }) | undefined> {
  return transaction
    .selectFrom('question as q')
    .select([...cardColumns, 'body', 'orderNo', 'answer'])
    .select(productName)
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .where('questionNo', '=', questionNo)
    .executeTakeFirst();
}

/** Locks a question, so that it is not answered while it is changed; returns whether it has been answered. */
export function lockQuestion(
  transaction: MallTransaction,
  { memberNo, questionNo }: OwnQuestion,
): Promise<{ answeredAt: Date | null; productNo: string | null } | undefined> {
  return transaction
    .selectFrom('question')
    .select(['answeredAt', 'productNo'])
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .where('questionNo', '=', questionNo)
    .forUpdate()
    .executeTakeFirst();
}

type NewQuestion = Owner & { readonly requestKey: string; readonly words: Words & Partial<OnPage>; readonly at: Date };

/** Stores a question; undefined when this request key was used before. */
export async function insertQuestion(
  transaction: MallTransaction,
  { memberNo, requestKey, words, at }: NewQuestion,
): Promise<number | undefined> {
  const row = await transaction
    .insertInto('question')
    .values({ memberNo, requestKey, ...words, askedAt: at, changedAt: at, mallId: transaction.mallId })
    .onConflict((conflict) => conflict.columns(['mallId', 'memberNo', 'requestKey']).doNothing())
    .returning('questionNo')
    .executeTakeFirst();
  return row?.questionNo;
}

/** The question stored with a request key. */
export async function findNumberOfRequest(
  transaction: MallTransaction,
  { memberNo, requestKey }: Owner & { readonly requestKey: string },
): Promise<number> {
  const { questionNo } = await transaction
    .selectFrom('question')
    .select('questionNo')
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .where('requestKey', '=', requestKey)
    .executeTakeFirstOrThrow();
  return questionNo;
}

export async function updateQuestion(
  transaction: MallTransaction,
  { memberNo, questionNo, words, at }: OwnQuestion & { readonly words: Words; readonly at: Date },
): Promise<void> {
  await transaction
    .updateTable('question')
    .set({ ...words, changedAt: at })
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .where('questionNo', '=', questionNo)
    .execute();
}

/** Stores when the answer was first read. */
export async function updateAnswerRead(
  transaction: MallTransaction,
  { memberNo, questionNo, at }: OwnQuestion & { readonly at: Date },
): Promise<void> {
  await transaction
    .updateTable('question')
    .set({ readAt: at })
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .where('questionNo', '=', questionNo)
    .where('answeredAt', 'is not', null)
    .where('readAt', 'is', null)
    .execute();
}

/** False when the member had no such question. */
export async function deleteQuestion(
  transaction: MallTransaction,
  { memberNo, questionNo }: OwnQuestion,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('question')
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .where('questionNo', '=', questionNo)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Locks a member's questions, so that none is answered between being archived and being deleted. */
export async function lockQuestionsOf(transaction: MallTransaction, { memberNo }: Owner): Promise<void> {
  await transaction
    .selectFrom('question')
    .select('questionNo')
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .orderBy('questionNo')
    .forUpdate()
    .execute();
}

/** Copies a member's answered questions, or one of them, into the legal archive. */
export async function archiveQuestions(
  transaction: MallTransaction,
  { memberNo, questionNo = null, at }: Owner & { readonly questionNo?: number | null; readonly at: Date },
): Promise<void> {
  await sql`select archive_questions(${memberNo}, ${questionNo}, ${at})`.execute(transaction);
}

export async function deleteQuestionsOf(transaction: MallTransaction, { memberNo }: Owner): Promise<void> {
  await transaction
    .deleteFrom('question')
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .execute();
}

/** Whether this is the member's order. */
export async function hasOrder(
  transaction: MallTransaction,
  { memberNo, orderNo }: Owner & { readonly orderNo: string },
): Promise<boolean> {
  const found = await transaction
    .selectFrom('mallOrder')
    .select('orderNo')
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .where('orderNo', '=', orderNo)
    .executeTakeFirst();
  return found !== undefined;
}
