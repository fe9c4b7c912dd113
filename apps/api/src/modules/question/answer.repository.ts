import type { QuestionCategory } from '@mall/contracts/question';
import type { MallScope, MallTransaction } from '@mall/db/in-mall';

/** Questions that wait for an answer, the oldest first. */
export function listWaitingRows(
  transaction: MallTransaction,
  mall: MallScope,
  limit: number,
): Promise<
  {
    questionNo: number;
    category: QuestionCategory;
    title: string;
    body: string;
    orderNo: string | null;
    askedAt: Date;
  }[]
> {
  return transaction
    .selectFrom('question')
    .select(['questionNo', 'category', 'title', 'body', 'orderNo', 'askedAt'])
    .$narrowType<{ category: QuestionCategory }>()
    .where('mallId', '=', mall.mallId)
    .where('answeredAt', 'is', null)
    .orderBy('questionNo')
    .limit(limit)
    .execute();
}

/** Writes the answer, or another in its place, which is new to the member again; false when there is no such question. */
export async function updateAnswer(
  transaction: MallTransaction,
  mall: MallScope,
  { questionNo, answer, at }: { readonly questionNo: number; readonly answer: string; readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('question')
    .set({ answer, answeredAt: at, readAt: null })
    .where('mallId', '=', mall.mallId)
    .where('questionNo', '=', questionNo)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
