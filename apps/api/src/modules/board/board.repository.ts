import type { BoardPostSummary } from '@mall/contracts/board';
import type { Faq } from '@mall/contracts/board-post';
import type { BoardType } from '@mall/contracts/codes';
import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';

const summaryColumns = ['postNo', 'title', 'label', 'summary', 'image', 'author', 'isPinned'] as const;
const attachmentCount = sql<number>`(select count(*)::int from board_attachment a
  where a.mall_id = board_post.mall_id and a.board_type = board_post.board_type and a.post_no = board_post.post_no)`.as(
  'attachmentCount',
);
const postedOn = sql<string>`to_char(posted_on, 'YYYY-MM-DD')`.as('postedOn');

type PostsWanted = {
  readonly boardType: BoardType;
  readonly keyword: string;
  /** Empty for all. */
  readonly label: string;
  readonly limit: number;
  readonly offset: number;
};

const postsOf = (transaction: MallTransaction, { boardType, keyword, label }: PostsWanted) =>
  transaction
    .selectFrom('boardPost')
    .where('mallId', '=', transaction.mallId)
    .where('boardType', '=', boardType)
    .$if(label !== '', (query) => query.where('label', '=', label))
    // position, not LIKE: typed text contains no wildcards.
    .$if(keyword !== '', (query) =>
      query.where(sql<boolean>`position(lower(${keyword}) in lower(title || ' ' || summary)) > 0`),
    );

/** One page of a board, pinned posts first, then the newest. */
export function listPosts(transaction: MallTransaction, wanted: PostsWanted): Promise<BoardPostSummary[]> {
  return postsOf(transaction, wanted)
    .select([...summaryColumns, postedOn, attachmentCount])
    .orderBy('isPinned', 'desc')
    .orderBy('boardPost.postedOn', 'desc')
    .orderBy('postNo', 'desc')
    .limit(wanted.limit)
    .offset(wanted.offset)
    .execute();
}

export async function countPosts(transaction: MallTransaction, wanted: PostsWanted): Promise<number> {
  const { total } = await postsOf(transaction, wanted)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** The labels in use on a board, the one used most first. */
export async function listLabels(transaction: MallTransaction, boardType: BoardType): Promise<string[]> {
  const rows = await transaction
    .selectFrom('boardPost')
    .select('label')
    .where('mallId', '=', transaction.mallId)
    .where('boardType', '=', boardType)
    .where('label', '<>', '')
    .groupBy('label')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('label')
    .execute();
  return rows.map(({ label }) => label);
}

/** A post of a mall. */
export type PostKey = { readonly boardType: BoardType; readonly postNo: number };

export function findPost(transaction: MallTransaction, { boardType, postNo }: PostKey) {
  return transaction
    .selectFrom('boardPost')
    .select([...summaryColumns, postedOn, attachmentCount, 'html', 'productNos'])
    .where('mallId', '=', transaction.mallId)
    .where('boardType', '=', boardType)
    .where('postNo', '=', postNo)
    .executeTakeFirst();
}

/** The next older or newer post by day, whether pinned or not. */
export async function findNeighbour(
  transaction: MallTransaction,
  { boardType, postNo, postedOn: day }: PostKey & { readonly postedOn: string },
  side: 'newer' | 'older',
): Promise<{ postNo: number; title: string } | null> {
  const comparison = side === 'newer' ? sql`>` : sql`<`;
  const direction = side === 'newer' ? 'asc' : 'desc';
  const row = await transaction
    .selectFrom('boardPost')
    .select(['postNo', 'title'])
    .where('mallId', '=', transaction.mallId)
    .where('boardType', '=', boardType)
    .where(sql<boolean>`(posted_on, post_no) ${comparison} (${day}::date, ${postNo}::int)`)
    .orderBy('postedOn', direction)
    .orderBy('postNo', direction)
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

export function listQuestions(transaction: MallTransaction): Promise<Faq[]> {
  return transaction
    .selectFrom('faq')
    .select(['faqNo', 'category', 'question', 'answerHtml'])
    .where('mallId', '=', transaction.mallId)
    .orderBy('sortOrder')
    .orderBy('faqNo')
    .execute();
}

/** Counts a view of an existing post. */
export async function countPostView(transaction: MallTransaction, { boardType, postNo }: PostKey): Promise<void> {
  await sql`
    insert into content_view (mall_id, content_type, content_id, view_count)
    values (${transaction.mallId}, 'POST', ${`${boardType}/${postNo}`}, 1)
    on conflict (mall_id, content_type, content_id) do update set view_count = content_view.view_count + 1`.execute(
    transaction,
  );
}
