import { AppError } from '@mall/contracts/errors';
import type { OfficeData, OfficeRequest } from '@mall/contracts/office/office-endpoint';
import type { listSubscriptions, SubscriptionQueueRow, showInstallations } from '@mall/contracts/office/subscriptions';
import { shiftedDay, startOfSeoulDay } from '@mall/domain/seoul-day';
import { pageOf, readCursor, sizeOf } from '../../../office/list-page.ts';
import type { Shown } from '../../../office/note-access.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';
import {
  countQueueRows,
  listInstallations,
  listQueueRows,
  type SubscriptionQueued,
} from './subscription-queue.repository.ts';

export type SubscriptionQuery = OfficeRequest<typeof listSubscriptions>['query'];
type CalendarQuery = OfficeRequest<typeof showInstallations>['query'];

/** A page of the applications of the scope, with their count. */
export async function listSubscriptionQueue(
  transaction: OfficeReader,
  query: SubscriptionQuery,
): Promise<Shown<OfficeData<typeof listSubscriptions>>> {
  const size = sizeOf(query);
  const key = readCursor(query.cursor, 3);
  const [found, count] = await Promise.all([
    listQueueRows(transaction, { query, key, limit: size + 1 }),
    countQueueRows(transaction, query),
  ]);
  const { rows, next } = pageOf(found, size, (row) => [
    (query.sort?.endsWith('submittedAt') ? row.submittedAt : row.movedAt).toISOString(),
    ...[row.mallId, row.applicationNo],
  ]);
  const data = { rows: rows.map(toRow), ...(next && { next }), count };
  return { data, subjects: rows.map(({ memberNo }) => memberNo) };
}

/** An application as lists and its own screen show it. */
export function toRow({
  submittedAt,
  movedAt,
  installationAt,
  memberNo: _,
  ...row
}: SubscriptionQueued): SubscriptionQueueRow {
  return {
    ...row,
    submittedAt: submittedAt.toISOString(),
    since: movedAt.toISOString(),
    installationAt: installationAt?.toISOString() ?? null,
  };
}

/** The installations in the week of a day; 4000 for a day that does not exist. */
export async function showWeek(
  transaction: OfficeReader,
  { week, mallId }: CalendarQuery,
): Promise<Shown<OfficeData<typeof showInstallations>>> {
  if (!startOfSeoulDay(week)) throw new AppError('4000');
  const firstDay = shiftedDay(week, -((new Date(week).getUTCDay() + 6) % 7));
  const from = new Date(`${firstDay}T00:00:00+09:00`);
  const until = new Date(`${shiftedDay(firstDay, 7)}T00:00:00+09:00`);
  const found = await listInstallations(transaction, { mallId, from, until });
  const installations = found.map(
    ({ mallName, applicationNo, productName, applicant, place, installationAt, ...row }) => ({
      ...{ mallId: row.mallId, mallName, applicationNo, productName, applicant, place },
      installationAt: (installationAt ?? from).toISOString(),
    }),
  );
  const data = { firstDay, lastDay: shiftedDay(firstDay, 6), installations };
  return { data, subjects: found.map(({ memberNo }) => memberNo) };
}
