import type { MallTransaction } from '@mall/db/in-mall';
import type { OwnQuestion } from './question.repository.ts';

/** Questions that wait for an answer, the oldest first. */
export function listWaitingRows(transaction: MallTransaction, limit: number) {
  return transaction
    .selectFrom('question')
    .select(['questionNo', 'category', 'title', 'body', 'orderNo', 'askedAt'])
    .where('mallId', '=', transaction.mallId)
    .where('answeredAt', 'is', null)
    .orderBy('questionNo')
    .limit(limit)
    .execute();
}

export type NewAnswer = {
  readonly questionNo: number;
  readonly answer: string;
  readonly at: Date;
  /** The staff who answer in the office. */
  readonly staffNo?: number;
};

/** Writes or replaces the answer, which is unread again; returns the member of the question, if there is one. */
export async function updateAnswer(
  transaction: MallTransaction,
  { questionNo, answer, at, staffNo }: NewAnswer,
): Promise<number | undefined> {
  const row = await transaction
    .updateTable('question')
    .set({ answer, answeredAt: at, answeredBy: staffNo ?? null, readAt: null })
    .where('mallId', '=', transaction.mallId)
    .where('questionNo', '=', questionNo)
    .returning('memberNo')
    .executeTakeFirst();
  return row?.memberNo;
}

/** An answer that its member has not read, with the recipient of the mail; none for members who have left. */
export function findNewAnswer(
  transaction: MallTransaction,
  { memberNo, questionNo }: OwnQuestion,
): Promise<
  | { name: string; email: string; title: string; answer: string; answeredAt: Date | null; productName: string | null }
  | undefined
> {
  return transaction
    .selectFrom('question as q')
    .innerJoin('member as m', (join) => join.onRef('m.mallId', '=', 'q.mallId').onRef('m.memberNo', '=', 'q.memberNo'))
    .leftJoin('product as p', 'p.productNo', 'q.productNo')
    .select(['m.name', 'm.email', 'q.title', 'q.answer', 'q.answeredAt', 'p.name as productName'])
    .where('q.mallId', '=', transaction.mallId)
    .where('q.memberNo', '=', memberNo)
    .where('q.questionNo', '=', questionNo)
    .where('q.readAt', 'is', null)
    .where('m.state', '<>', 'WITHDRAWN')
    .where('m.email', '<>', '')
    .executeTakeFirst();
}
