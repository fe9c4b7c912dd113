import type { BoardType } from '@mall/contracts/codes';
import type { ContentState } from '@mall/contracts/content-codes';
import type { PostBody } from '@mall/contracts/post-body';
import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';
import type { PostKey } from './board.repository.ts';

/** What a post holds from a moment on. */
export type Revision = {
  readonly state: ContentState;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly body: PostBody;
  /** Null for operators' commands. */
  readonly staffNo: number | null;
  readonly madeAt: Date;
};
export type Held = Revision & { readonly revisionNo: number };

const revisions = (transaction: MallTransaction, { boardType, postNo }: PostKey) =>
  transaction
    .selectFrom('contentRevision')
    .select(['revisionNo', 'state', 'startsAt', 'endsAt', 'body', 'staffNo', 'madeAt'])
    .where('mallId', '=', transaction.mallId)
    .where('kind', '=', boardType)
    .where('key', '=', postNo);

/** What a post holds now; whoever changes it next waits. */
export async function lockHeld(transaction: MallTransaction, key: PostKey): Promise<Held | undefined> {
  // The first one stands for all of a post: which one is current may be another by the time the wait is over.
  await revisions(transaction, key).where('revisionNo', '=', 1).forUpdate().execute();
  return revisions(transaction, key).where('isCurrent', '=', true).executeTakeFirst();
}

export const findRevision = (transaction: MallTransaction, key: PostKey, revisionNo: number) =>
  revisions(transaction, key).where('revisionNo', '=', revisionNo).executeTakeFirst();

/** The next number of a board. Two who write at once get two numbers. */
export async function nextPostNo(transaction: MallTransaction, boardType: BoardType): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('board_post', ${transaction.mallId}))`.execute(transaction);
  const { next } = await transaction
    .selectFrom('contentRevision')
    .select(sql<number>`coalesce(max(key), 0) + 1`.as('next'))
    .where('mallId', '=', transaction.mallId)
    .where('kind', '=', boardType)
    .executeTakeFirstOrThrow();
  return next;
}

/** Makes it what the post holds, and what the shop shows the same: in one transaction, or not at all. */
export async function holdRevision(
  transaction: MallTransaction,
  { boardType, postNo }: PostKey,
  { body, ...revision }: Held,
): Promise<void> {
  const key = { mallId: transaction.mallId, kind: boardType, key: postNo };
  await transaction
    .updateTable('contentRevision')
    .set({ isCurrent: false })
    .where('mallId', '=', key.mallId)
    .where('kind', '=', key.kind)
    .where('key', '=', key.key)
    .where('isCurrent', '=', true)
    .execute();
  await transaction
    .insertInto('contentRevision')
    .values({ ...key, ...revision, body: sql<PostBody>`${JSON.stringify(body)}::text::jsonb` })
    .execute();
  await sql`select publish_content(${boardType}, ${postNo})`.execute(transaction);
}

export async function flipScheduled(transaction: MallTransaction, at: Date): Promise<void> {
  await sql`select flip_content(${at})`.execute(transaction);
}
