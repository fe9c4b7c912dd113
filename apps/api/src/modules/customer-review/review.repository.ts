import type { ReviewHiding, ReviewSort } from '@mall/contracts/customer-review-codes';
import type { MallTransaction } from '@mall/db/in-mall';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { behind, type Key } from '../../office/list-page.ts';

/** Which of a product's reviews. */
export type ReviewFilter = {
  readonly productNo: string;
  readonly isPictured: boolean;
  /** All, when empty. */
  readonly stars: readonly number[];
  readonly optionNo: number | undefined;
};

/** The leading sort key of reviews, greatest first, before the number; each has an index (migration 0381). */
const leading: Readonly<Record<ReviewSort, RawBuilder<number> | undefined>> = {
  helpful: sql`r.helpful_count`,
  newest: undefined,
  starsHigh: sql`r.stars`,
  starsLow: sql`(-r.stars)`,
};

const shown = (transaction: MallTransaction, filter: ReviewFilter): RawBuilder<SqlBool> => {
  const conditions = [
    sql`r.mall_id = ${transaction.mallId} and r.product_no = ${filter.productNo} and r.is_shown`,
    ...(filter.isPictured ? [sql`r.picture_count > 0`] : []),
    ...(filter.stars.length > 0 ? [sql`r.stars = any (${[...filter.stars]}::int[])`] : []),
    ...(filter.optionNo === undefined ? [] : [sql`r.option_no = ${filter.optionNo}`]),
  ];
  return sql`(${sql.join(conditions, sql` and `)})`;
};

/** The content of a review, the same for everybody. */
export const reviewColumns = [
  ...(['r.reviewNo', 'r.stars', 'r.body', 'r.fit', 'r.height', 'r.weight', 'r.usualSize', 'r.isRewarded'] as const),
  ...(['r.optionText', 'r.helpfulCount', 'r.writtenAt', 'r.changedAt', 'r.answer', 'r.answeredAt'] as const),
] as const;

type Page = {
  readonly memberNo: number;
  readonly sort: ReviewSort;
  readonly key: Key | undefined;
  readonly limit: number;
};

/** A page of a product's reviews as a member reads them, each with its sort key. */
export function listReviewRows(
  transaction: MallTransaction,
  filter: ReviewFilter,
  { memberNo, sort, key, limit }: Page,
) {
  const lead = leading[sort];
  const columns = [...(lead ? [lead] : []), sql<number>`r.review_no`];
  const rows = transaction
    .selectFrom('customerReview as r')
    .leftJoin('reviewVote as v', (join) =>
      join
        .on('v.mallId', '=', transaction.mallId)
        .onRef('v.reviewNo', '=', 'r.reviewNo')
        .on('v.memberNo', '=', memberNo),
    )
    .select([...reviewColumns, 'r.writer', 'r.pictureCount'])
    .select(sql<boolean>`r.member_no = ${memberNo}`.as('isOwn'))
    .select(sql<boolean>`v.member_no is not null`.as('isHelpful'))
    .select((lead ?? sql<number>`0`).as('lead'))
    .where(shown(transaction, filter))
    .where(behind(columns, key, 'desc'))
    .limit(limit);
  return columns.reduce((list, column) => list.orderBy(column, 'desc'), rows).execute();
}

export async function countReviews(transaction: MallTransaction, filter: ReviewFilter): Promise<number> {
  const { total } = await transaction
    .selectFrom('customerReview as r')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(shown(transaction, filter))
    .executeTakeFirstOrThrow();
  return total;
}

/** The tally of a product's reviews; undefined before the first one. */
export function findTally(transaction: MallTransaction, productNo: string) {
  return transaction
    .selectFrom('reviewTally')
    .select(['shownCount', 'picturedCount', 'starCounts', 'fitCounts'])
    .where('mallId', '=', transaction.mallId)
    .where('productNo', '=', productNo)
    .executeTakeFirst();
}

/** The pictures of reviews, in their order. */
export async function listReviewPictures(transaction: MallTransaction, reviewNos: readonly number[]) {
  if (reviewNos.length === 0) return [];
  return transaction
    .selectFrom('questionPicture')
    .select(['reviewNo', 'pictureName', 'width', 'height'])
    .where('mallId', '=', transaction.mallId)
    .where('reviewNo', 'in', reviewNos)
    .orderBy('reviewNo')
    .orderBy('position')
    .execute();
}

/** The latest reviews with pictures, after a review's number. */
export function listPicturedReviewNos(
  transaction: MallTransaction,
  {
    productNo,
    before,
    limit,
  }: { readonly productNo: string; readonly before: number | undefined; readonly limit: number },
) {
  return transaction
    .selectFrom('customerReview as r')
    .select('r.reviewNo')
    .where(shown(transaction, { productNo, isPictured: true, stars: [], optionNo: undefined }))
    .$if(before !== undefined, (query) => query.where('r.reviewNo', '<', before ?? 0))
    .orderBy('r.reviewNo', 'desc')
    .limit(limit)
    .execute();
}

/** Whether a visible review has this picture. */
export async function hasShownPicture(transaction: MallTransaction, pictureName: string): Promise<boolean> {
  const found = await transaction
    .selectFrom('questionPicture as p')
    .innerJoin('customerReview as r', (join) =>
      join.onRef('r.mallId', '=', 'p.mallId').onRef('r.reviewNo', '=', 'p.reviewNo'),
    )
    .select('p.pictureName')
    .where('p.mallId', '=', transaction.mallId)
    .where('p.pictureName', '=', pictureName)
    .where('r.isShown', '=', true)
    .executeTakeFirst();
  return found !== undefined;
}

/** The writer of a review, and how many find it helpful; undefined for one that is not visible. */
export function findShownReview(transaction: MallTransaction, reviewNo: number) {
  return transaction
    .selectFrom('customerReview')
    .select(['memberNo', 'helpfulCount'])
    .where('mallId', '=', transaction.mallId)
    .where('reviewNo', '=', reviewNo)
    .where('isShown', '=', true)
    .executeTakeFirst();
}

type OfReader = { readonly reviewNo: number; readonly memberNo: number };

/** Idempotent. */
export async function insertVote(transaction: MallTransaction, vote: OfReader): Promise<void> {
  await transaction
    .insertInto('reviewVote')
    .values({ ...vote, mallId: transaction.mallId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteVote(transaction: MallTransaction, { reviewNo, memberNo }: OfReader): Promise<void> {
  await transaction
    .deleteFrom('reviewVote')
    .where('mallId', '=', transaction.mallId)
    .where('reviewNo', '=', reviewNo)
    .where('memberNo', '=', memberNo)
    .execute();
}

type Report = OfReader & { readonly reason: ReviewHiding; readonly words: string; readonly at: Date };

/** Idempotent. */
export async function insertReport(transaction: MallTransaction, { at, ...report }: Report): Promise<void> {
  await transaction
    .insertInto('reviewReport')
    .values({ ...report, reportedAt: at, mallId: transaction.mallId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
