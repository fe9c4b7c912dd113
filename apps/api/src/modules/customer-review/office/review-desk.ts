import { AppError } from '@mall/contracts/errors';
import type { CustomerReviewRow, listCustomerReviews, OfficeReview } from '@mall/contracts/office/customer-reviews';
import type { OfficeData } from '@mall/contracts/office/office-endpoint';
import { countOf, pageOf, readCursor, sizeOf } from '../../../office/list-page.ts';
import type { Shown } from '../../../office/note-access.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';
import type { StaffCaller } from '../../../office/staff-caller.ts';
import { mayIn } from '../../../office/within-scope.ts';
import {
  countDeskRows,
  findDeskRow,
  listDeskPictures,
  listDeskRows,
  listReports,
  type Named,
  type ReviewDeskQuery,
  type ReviewOnDesk,
} from './review-desk.repository.ts';

/** A page of the reviews of the scope, with their count. */
export async function listDesk(
  transaction: OfficeReader,
  query: ReviewDeskQuery,
): Promise<Shown<OfficeData<typeof listCustomerReviews>>> {
  const size = sizeOf(query);
  const key = readCursor(query.cursor, 3);
  const [found, total] = await Promise.all([
    listDeskRows(transaction, { query, key, limit: size + 1 }),
    countDeskRows(transaction, query),
  ]);
  const { rows, next } = pageOf(found, size, (row) => [row.writtenAt.toISOString(), row.mallId, row.reviewNo]);
  return {
    data: { rows: rows.map(toRow), ...(next && { next }), count: countOf(total) },
    subjects: rows.map(({ memberNo }) => memberNo),
  };
}

const toRow = ({ memberNo: _, writtenAt, ...row }: ReviewOnDesk): CustomerReviewRow => ({
  ...row,
  writtenAt: writtenAt.toISOString(),
});

/** A review with the reasons of its reports; 4040 outside the scope. */
export async function getOnDesk(
  transaction: OfficeReader,
  named: Named,
  staff: StaffCaller,
): Promise<Shown<OfficeReview>> {
  const row = await findDeskRow(transaction, named);
  if (!row) throw new AppError('4040');
  const [pictures, reports] = await Promise.all([
    listDeskPictures(transaction, named),
    listReports(transaction, named),
  ]);
  const data = {
    ...row,
    writtenAt: row.writtenAt.toISOString(),
    changedAt: row.changedAt?.toISOString() ?? null,
    hiddenAt: row.hiddenAt?.toISOString() ?? null,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    pictures,
    reports: reports.map(({ settledAt, reportedAt, ...report }) => ({
      ...report,
      reportedAt: reportedAt.toISOString(),
      isSettled: settledAt !== null,
    })),
    mayWrite: mayIn(staff, 'customerReviews.write', named.mallId),
  };
  return { data, subjects: [row.memberNo], mallId: named.mallId };
}
