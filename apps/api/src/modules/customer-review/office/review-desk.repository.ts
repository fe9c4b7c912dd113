import type { ReviewHiding } from '@mall/contracts/customer-review-codes';
import type { listCustomerReviews } from '@mall/contracts/office/customer-reviews';
import type { OfficeRequest } from '@mall/contracts/office/office-endpoint';
import type { MallTransaction } from '@mall/db/in-mall';
import { ofScope } from '@mall/db/in-office';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  allOf,
  beginsWith,
  behind,
  countedTo,
  either,
  inOrder,
  type Key,
  matches,
  onDays,
} from '../../../office/list-page.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';

export type ReviewDeskQuery = OfficeRequest<typeof listCustomerReviews>['query'];
/** A review by its mall and number. */
export type Named = { readonly mallId: number; readonly reviewNo: number };

const isMended = sql<boolean>`(r.hidden_at is not null and r.changed_at > r.hidden_at)`;

function found(transaction: OfficeReader, { q = '', ...query }: ReviewDeskQuery): RawBuilder<SqlBool> {
  const key = q.replaceAll(' ', '').toLowerCase();
  const searched = /^\d{1,9}$/.test(key) ? sql`r.review_no = ${Number(key)}` : beginsWith(sql`m.name_key`, key);
  return allOf([
    ofScope('r.mallId', transaction.scope),
    sql`r.removed_at is null`,
    key === '' ? sql`true` : searched,
    either(query.reported, 'Y', sql<SqlBool>`r.report_count > 0`),
    either(query.hidden, 'Y', sql<SqlBool>`(r.hidden_at is not null)`),
    either(query.mended, 'Y', sql<SqlBool>`coalesce(${isMended}, false)`),
    either(query.answered, 'Y', sql<SqlBool>`(r.answered_at is not null)`),
    either(query.rewarded, 'Y', sql<SqlBool>`r.is_rewarded`),
    either(query.pictured, 'Y', sql<SqlBool>`r.picture_count > 0`),
    matches(sql`r.stars`, query.stars, 'int'),
    matches(sql`r.product_no`, query.productNo, 'text'),
    matches(sql`r.mall_id`, query.mallId, 'int'),
    onDays(sql`r.written_at`, query.written),
  ]);
}

const reviews = (transaction: OfficeReader) =>
  transaction
    .selectFrom('customerReview as r')
    .innerJoin('member as m', (join) => join.onRef('m.mallId', '=', 'r.mallId').onRef('m.memberNo', '=', 'r.memberNo'));

const rows = (transaction: OfficeReader) =>
  reviews(transaction)
    .innerJoin('mall', 'mall.mallId', 'r.mallId')
    .innerJoin('product as p', 'p.productNo', 'r.productNo')
    .select(['r.mallId', 'mall.name as mallName', 'r.reviewNo', 'r.memberNo', 'r.productNo', 'p.name as productName'])
    .select(['p.image', 'r.stars', 'r.body', 'r.reportCount', 'r.pictureCount', 'r.isRewarded', 'r.writtenAt'])
    .select(['m.name as member'])
    .select(sql<boolean>`r.hidden_at is not null`.as('isHidden'))
    .select(sql<boolean>`r.answered_at is not null`.as('isAnswered'))
    .select(sql<boolean>`coalesce(${isMended}, false)`.as('isMended'));
export type ReviewOnDesk = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

const columns = [sql`r.written_at`, sql`r.mall_id`, sql`r.review_no`];
type Page = { readonly query: ReviewDeskQuery; readonly key: Key | undefined; readonly limit: number };

/** A page of reviews, the newest first unless the oldest are requested. */
export const listDeskRows = (transaction: OfficeReader, { query, key, limit }: Page) => {
  const direction = query.sort === 'writtenAt' ? 'asc' : 'desc';
  return rows(transaction)
    .orderBy(inOrder(columns, direction))
    .where(found(transaction, query))
    .where(behind(columns, key, direction))
    .limit(limit)
    .execute();
};

export async function countDeskRows(transaction: OfficeReader, query: ReviewDeskQuery): Promise<number> {
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from (${reviews(transaction)
      .select(sql<number>`1`.as('one'))
      .where(found(transaction, query))
      .limit(countedTo + 1)}) counted`.execute(transaction);
  return counted[0]?.total ?? 0;
}

/** One review of the scope that its writer has not removed. */
export const findDeskRow = (transaction: OfficeReader, { mallId, reviewNo }: Named) =>
  rows(transaction)
    .select(['r.orderNo', 'r.optionText', 'r.fit', 'r.height', 'r.weight', 'r.usualSize', 'r.helpfulCount'])
    .select(['r.changedAt', 'r.hiddenAt', 'r.hiddenFor', 'r.hiddenWords', 'r.answer', 'r.answeredAt', 'r.version'])
    .where('r.mallId', '=', mallId)
    .where('r.reviewNo', '=', reviewNo)
    .where(found(transaction, {}))
    .executeTakeFirst();

export const listDeskPictures = (transaction: OfficeReader, { mallId, reviewNo }: Named) =>
  transaction
    .selectFrom('questionPicture')
    .select(['pictureName', 'width', 'height'])
    .where('mallId', '=', mallId)
    .where('reviewNo', '=', reviewNo)
    .orderBy('position')
    .execute();

const mostReports = 50;
/** The reasons of its reports, the latest first; never the reporters. */
export const listReports = (transaction: OfficeReader, { mallId, reviewNo }: Named) =>
  transaction
    .selectFrom('reviewReport')
    .select(['reason', 'words', 'reportedAt', 'settledAt'])
    .where('mallId', '=', mallId)
    .where('reviewNo', '=', reviewNo)
    .orderBy('reportedAt', 'desc')
    .limit(mostReports)
    .execute();

/** What staff may set on a review: neither text nor stars. */
export type Ruling = {
  readonly hiddenAt?: Date | null;
  readonly hiddenFor?: ReviewHiding | null;
  readonly hiddenWords?: string;
  readonly isRewarded?: boolean;
  readonly answer?: string;
  readonly answeredAt?: Date;
};

/** False when it has changed since it was seen. */
export async function updateRuling(
  transaction: MallTransaction,
  { reviewNo, version, ruling }: { readonly reviewNo: number; readonly version: number; readonly ruling: Ruling },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('customerReview')
    .set({ ...ruling, version: version + 1 })
    .where('mallId', '=', transaction.mallId)
    .where('reviewNo', '=', reviewNo)
    .where('version', '=', version)
    .where('removedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Marks its reports as settled. */
export async function settleReports(
  transaction: MallTransaction,
  { reviewNo, at }: { readonly reviewNo: number; readonly at: Date },
): Promise<void> {
  await transaction
    .updateTable('reviewReport')
    .set({ settledAt: at })
    .where('mallId', '=', transaction.mallId)
    .where('reviewNo', '=', reviewNo)
    .where('settledAt', 'is', null)
    .execute();
}
