import type { DataOf } from '@mall/contracts/endpoint';
import { AppError } from '@mall/contracts/errors';
import type {
  listOwnReviews,
  listReviewableLines,
  OwnReview,
  ReviewableLine,
  ReviewedLine,
} from '@mall/contracts/own-review';
import type { QuestionPicture } from '@mall/contracts/question';
import type { MallTransaction } from '@mall/db/in-mall';
import { isWorn, reviewRefusal } from '@mall/domain/customer-review';
import type { Mall } from '../../plugins/mall.repository.ts';
import { assertOwnAccount } from '../auth/assert-own-account.ts';
import {
  countOwn,
  countReviewable,
  findOwnRow,
  listOwnRows,
  listReviewableRows,
  lockLine,
  type Owner,
  type OwnLine,
  type OwnReviewRow,
} from './own-review.repository.ts';
import { picturesByReview } from './pictures-by-review.ts';
import { said } from './said.ts';

const pageSize = 10;

type Paged = Owner & { readonly page: number | undefined };

/** What the member may review, the latest first. */
export async function listWaiting(
  transaction: MallTransaction,
  mall: Mall,
  { memberNo, page = 1 }: Paged,
): Promise<DataOf<typeof listReviewableLines>> {
  assertOwnAccount(mall, memberNo);
  const [rows, total] = await Promise.all([
    listReviewableRows(transaction, { memberNo, limit: pageSize, offset: (page - 1) * pageSize }),
    countReviewable(transaction, { memberNo }),
  ]);
  return { total, page, pageSize, lines: rows.map(toLine) };
}

/** The member's reviews, including hidden ones. */
export async function listOwn(
  transaction: MallTransaction,
  mall: Mall,
  { memberNo, page = 1 }: Paged,
): Promise<DataOf<typeof listOwnReviews>> {
  assertOwnAccount(mall, memberNo);
  const [rows, total] = await Promise.all([
    listOwnRows(transaction, { memberNo, limit: pageSize, offset: (page - 1) * pageSize }),
    countOwn(transaction, { memberNo }),
  ]);
  const pictures = await picturesByReview(transaction, rows);
  return { total, page, pageSize, reviews: rows.map((row) => toOwn(row, pictures)) };
}

/** A bought line with its review; refused like writing one. */
export async function getReviewedLine(transaction: MallTransaction, own: OwnLine): Promise<ReviewedLine> {
  const { line, review } = await reviewable(transaction, own);
  const pictures = await picturesByReview(transaction, review ? [review] : []);
  return {
    line: toLine(line),
    isWorn: isWorn(line.noticeGroup),
    review: review ? toOwn(review, pictures) : null,
  };
}

/** A kept line and its review; 4040 for one that is not theirs, 4094 for one that may not be reviewed. */
export async function reviewable(transaction: MallTransaction, own: OwnLine) {
  const line = await lockLine(transaction, own);
  if (!line) throw new AppError('4040');
  const review = await findOwnRow(transaction, own);
  const refusal = reviewRefusal({ ...line, isRemoved: Boolean(review?.removedAt) });
  if (refusal) throw new AppError('4094', { description: refusal });
  return { line, review };
}

type LineRow = Omit<ReviewableLine, 'confirmedAt'> & { readonly confirmedAt: Date | null };

const lineOf = ({
  orderNo,
  lineNo,
  productNo,
  productName,
  brandName,
  optionText,
  image,
}: Omit<LineRow, 'confirmedAt'>) => ({
  ...{ orderNo, lineNo, productNo, productName, brandName, optionText, image },
});
const toLine = (row: LineRow): ReviewableLine => ({
  ...lineOf(row),
  confirmedAt: (row.confirmedAt ?? new Date(0)).toISOString(),
});
const toOwn = (row: OwnReviewRow, pictures: ReadonlyMap<number, QuestionPicture[]>): OwnReview => ({
  ...said(row, pictures),
  ...lineOf(row),
  ...{ hiddenAt: row.hiddenAt?.toISOString() ?? null, hiddenFor: row.hiddenFor, hiddenWords: row.hiddenWords },
});
