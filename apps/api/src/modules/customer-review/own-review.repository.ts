import type { ReviewInput } from '@mall/contracts/own-review';
import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';
import { reviewColumns } from './review.repository.ts';

/** The member. */
export type Owner = { readonly memberNo: number };
/** A line that the member has bought. */
export type OwnLine = Owner & { readonly orderNo: string; readonly lineNo: number };
type Window = Owner & { readonly limit: number; readonly offset: number };

const boughtColumns = [
  'l.orderNo',
  'l.lineNo',
  'l.productNo',
  'l.productName',
  'l.brandName',
  'l.optionText',
  'l.image',
] as const;

const boughtLines = (transaction: MallTransaction, { memberNo }: Owner) =>
  transaction
    .selectFrom('mallOrder as o')
    .innerJoin('orderLine as l', (join) => join.onRef('l.mallId', '=', 'o.mallId').onRef('l.orderNo', '=', 'o.orderNo'))
    .where('o.mallId', '=', transaction.mallId)
    .where('o.memberNo', '=', memberNo);

const reviewableLines = (transaction: MallTransaction, owner: Owner) =>
  boughtLines(transaction, owner)
    .where('o.state', '=', 'CONFIRMED')
    .whereRef('l.takenBack', '<', 'l.quantity')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('customerReview as r')
            .select('r.reviewNo')
            .whereRef('r.mallId', '=', 'l.mallId')
            .whereRef('r.orderNo', '=', 'l.orderNo')
            .whereRef('r.lineNo', '=', 'l.lineNo'),
        ),
      ),
    );

/** What a member has kept and not reviewed, the latest first. */
export const listReviewableRows = (transaction: MallTransaction, { limit, offset, ...owner }: Window) =>
  reviewableLines(transaction, owner)
    .select([...boughtColumns, 'o.confirmedAt'])
    .orderBy('o.confirmedAt', 'desc')
    .orderBy('l.orderNo', 'desc')
    .orderBy('l.lineNo')
    .limit(limit)
    .offset(offset)
    .execute();

export async function countReviewable(transaction: MallTransaction, owner: Owner): Promise<number> {
  const { total } = await reviewableLines(transaction, owner)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** A bought line with the facts that decide whether it may be reviewed; locks its order's state meanwhile. */
export const lockLine = (transaction: MallTransaction, { orderNo, lineNo, ...owner }: OwnLine) =>
  boughtLines(transaction, owner)
    .innerJoin('member as m', (join) => join.onRef('m.mallId', '=', 'o.mallId').onRef('m.memberNo', '=', 'o.memberNo'))
    .innerJoin('product as p', 'p.productNo', 'l.productNo')
    .select([...boughtColumns, 'l.optionNo', 'l.quantity', 'l.takenBack'])
    .select(['o.state as orderState', 'o.confirmedAt', 'm.name as buyer', 'p.noticeGroup'])
    .where('l.orderNo', '=', orderNo)
    .where('l.lineNo', '=', lineNo)
    .forShare('o')
    .executeTakeFirst();

const ownReviews = (transaction: MallTransaction, { memberNo }: Owner) =>
  transaction
    .selectFrom('customerReview as r')
    .innerJoin('orderLine as l', (join) =>
      join.onRef('l.mallId', '=', 'r.mallId').onRef('l.orderNo', '=', 'r.orderNo').onRef('l.lineNo', '=', 'r.lineNo'),
    )
    .where('r.mallId', '=', transaction.mallId)
    .where('r.memberNo', '=', memberNo);

const ownRows = (transaction: MallTransaction, owner: Owner) =>
  ownReviews(transaction, owner)
    .select([...boughtColumns, ...reviewColumns])
    .select(['r.pictureCount', 'r.hiddenAt', 'r.hiddenFor', 'r.hiddenWords', 'r.removedAt']);
export type OwnReviewRow = Awaited<ReturnType<ReturnType<typeof ownRows>['execute']>>[number];

/** The reviews that a member has written and not removed, the newest first. */
export const listOwnRows = (transaction: MallTransaction, { limit, offset, ...owner }: Window) =>
  ownRows(transaction, owner)
    .where('r.removedAt', 'is', null)
    .orderBy('r.reviewNo', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

export async function countOwn(transaction: MallTransaction, owner: Owner): Promise<number> {
  const { total } = await ownReviews(transaction, owner)
    .select(sql<number>`count(*)::int`.as('total'))
    .where('r.removedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return total;
}

/** The review of a bought line, also a removed one. */
export const findOwnRow = (transaction: MallTransaction, { orderNo, lineNo, ...owner }: OwnLine) =>
  ownRows(transaction, owner).where('r.orderNo', '=', orderNo).where('r.lineNo', '=', lineNo).executeTakeFirst();

type Written = OwnLine & {
  readonly productNo: string;
  readonly optionNo: number;
  readonly optionText: string;
  readonly writer: string;
  readonly words: Omit<ReviewInput, 'pictures'>;
  readonly pictureCount: number;
  readonly at: Date;
};

/** Writes a review or replaces its text; returns its number. */
export async function putReview(
  transaction: MallTransaction,
  { words, at, pictureCount, ...line }: Written,
): Promise<number> {
  const said = { ...words, pictureCount };
  const { reviewNo } = await transaction
    .insertInto('customerReview')
    .values({ ...line, ...said, writtenAt: at, mallId: transaction.mallId })
    .onConflict((conflict) =>
      conflict
        .columns(['mallId', 'orderNo', 'lineNo'])
        .doUpdateSet({ ...said, changedAt: at, version: sql`customer_review.version + 1` }),
    )
    .returning('reviewNo')
    .executeTakeFirstOrThrow();
  return reviewNo;
}

/** Empties a review, so that only the link to its line remains; returns its number. */
export async function emptyReview(
  transaction: MallTransaction,
  { memberNo, orderNo, lineNo, at }: OwnLine & { readonly at: Date },
): Promise<number | undefined> {
  const row = await transaction
    .updateTable('customerReview')
    .set({
      ...{ removedAt: at, writer: '', body: '', fit: null, height: null, weight: null, usualSize: '', pictureCount: 0 },
      ...{ answer: '', answeredAt: null, version: sql`version + 1` },
    })
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .where('orderNo', '=', orderNo)
    .where('lineNo', '=', lineNo)
    .where('removedAt', 'is', null)
    .returning('reviewNo')
    .executeTakeFirst();
  return row?.reviewNo;
}

/** Votes and reports of others about a review. */
export async function dropVotesAndReports(transaction: MallTransaction, reviewNo: number): Promise<void> {
  for (const table of ['reviewVote', 'reviewReport'] as const) {
    await transaction
      .deleteFrom(table)
      .where('mallId', '=', transaction.mallId)
      .where('reviewNo', '=', reviewNo)
      .execute();
  }
}
