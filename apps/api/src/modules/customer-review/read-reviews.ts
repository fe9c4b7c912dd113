import type { CustomerReview, listReviews as contract, ReviewQuery } from '@mall/contracts/customer-review';
import type { DataOf } from '@mall/contracts/endpoint';
import type { MallTransaction } from '@mall/db/in-mall';
import { pageOf, readNumberCursor } from '../../office/list-page.ts';
import { picturesByReview } from './pictures-by-review.ts';
import { countReviews, findTally, listReviewRows, type ReviewFilter } from './review.repository.ts';
import { said } from './said.ts';

const pageSize = 10;

type Asked = { readonly productNo: string; readonly memberNo: number; readonly query: ReviewQuery };

/** A page of a product's reviews, with the total under the same filters. */
export async function readReviews(
  transaction: MallTransaction,
  { productNo, memberNo, query }: Asked,
): Promise<DataOf<typeof contract>> {
  const filter = filterOf(productNo, query);
  const sort = query.sort ?? 'helpful';
  const key = readNumberCursor(query.after, sort === 'newest' ? 1 : 2);
  const [found, total] = await Promise.all([
    listReviewRows(transaction, filter, { memberNo, sort, key, limit: pageSize + 1 }),
    totalOf(transaction, filter),
  ]);
  const { rows, next = null } = pageOf(found, pageSize, ({ lead, reviewNo }) =>
    sort === 'newest' ? [reviewNo] : [lead, reviewNo],
  );
  const pictures = await picturesByReview(transaction, rows);
  const reviews = rows.map(
    (row): CustomerReview => ({
      ...said(row, pictures),
      ...{ writer: row.writer, isOwn: row.isOwn, isHelpful: row.isHelpful },
    }),
  );
  return { total, reviews, next };
}

const filterOf = (productNo: string, { pictured, stars = [], optionNo }: ReviewQuery): ReviewFilter => ({
  ...{ productNo, optionNo, isPictured: pictured ?? false },
  stars: stars.map(Number).filter((one) => one >= 1 && one <= 5),
});

/** The unfiltered total is already stored; a filtered one is counted on request. */
async function totalOf(transaction: MallTransaction, filter: ReviewFilter): Promise<number> {
  const isNarrowed = filter.isPictured || filter.stars.length > 0 || filter.optionNo !== undefined;
  if (isNarrowed) return countReviews(transaction, filter);
  return (await findTally(transaction, filter.productNo))?.shownCount ?? 0;
}
