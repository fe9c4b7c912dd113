import { boardType } from '@mall/contracts/codes';
import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';

export type NewNotice = {
  readonly title: string;
  /** Empty for none. */
  readonly label: string;
  readonly author: string;
  readonly isPinned: boolean;
  /** Sanitised. */
  readonly html: string;
  /** YYYY-MM-DD */
  readonly postedOn: string;
};

/** Returns the notice's number, the mall's next. */
export async function insertNotice(transaction: MallTransaction, { postedOn, ...notice }: NewNotice): Promise<number> {
  // Two concurrent operators get two numbers.
  await sql`select pg_advisory_xact_lock(hashtextextended('board_post', ${transaction.mallId}))`.execute(transaction);
  const next = sql<number>`(select coalesce(max(post_no), 0) + 1 from board_post
    where mall_id = ${transaction.mallId} and board_type = ${boardType.notice})`;
  const { postNo } = await transaction
    .insertInto('boardPost')
    .values({
      ...{ mallId: transaction.mallId, boardType: boardType.notice, postNo: next },
      ...notice,
      postedOn: sql<Date>`${postedOn}::date`,
    })
    .returning('postNo')
    .executeTakeFirstOrThrow();
  return postNo;
}

/** With the rows of its files; false when there is no such notice. */
export async function deleteNotice(transaction: MallTransaction, postNo: number): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('boardPost')
    .where('mallId', '=', transaction.mallId)
    .where('boardType', '=', boardType.notice)
    .where('postNo', '=', postNo)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
