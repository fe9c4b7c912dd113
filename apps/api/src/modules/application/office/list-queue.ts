import type { ApplicationRow, listApplications } from '@mall/contracts/office/applications';
import type { OfficeData, OfficeRequest } from '@mall/contracts/office/office-endpoint';
import { reviewEndsAt } from '@mall/domain/application-states';
import { applicationDueAt } from '@mall/domain/office/application-queue';
import { pageOf, readCursor, sizeOf } from '../../../office/list-page.ts';
import type { Shown } from '../../../office/note-access.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';
import { countQueueRows, type Looking, listQueueRows, type QueueRow } from './application-queue.repository.ts';

export type ApplicationQuery = OfficeRequest<typeof listApplications>['query'];

/** A page of the applications within reach, with their count. */
export async function listQueue(
  transaction: OfficeReader,
  query: ApplicationQuery,
  looking: Looking,
): Promise<Shown<OfficeData<typeof listApplications>>> {
  const size = sizeOf(query);
  const key = readCursor(query.cursor, 3);
  const [found, count] = await Promise.all([
    listQueueRows(transaction, { ...looking, query, key, limit: size + 1 }),
    countQueueRows(transaction, query, looking),
  ]);
  const { rows, next } = pageOf(found, size, (row) => [
    (query.sort?.endsWith('submittedAt') ? row.submittedAt : row.movedAt).toISOString(),
    ...[row.mallId, row.applicationNo],
  ]);
  const data = { rows: rows.map((row) => toRow(row, looking.at)), ...(next && { next }), count };
  return { data, subjects: rows.map(({ memberNo }) => memberNo) };
}

/** An application as lists and its own screen show it. */
export function toRow(row: QueueRow, at: Date): ApplicationRow {
  const { state, movedAt, submittedAt, planCarrier, commonSupport, extraSupport, memberNo: _, ...others } = row;
  const { holdReason, assignedTo, dealerName, ...rest } = others;
  const dueAt = applicationDueAt(state, movedAt);
  return {
    ...rest,
    ...{ state, carrier: planCarrier, support: commonSupport + extraSupport },
    submittedAt: submittedAt.toISOString(),
    since: movedAt.toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
    isLate: dueAt !== null && dueAt <= at,
    hold: holdReason === '' ? null : holdReason,
    dealer: assignedTo === null || dealerName === null ? null : { staffNo: assignedTo, name: dealerName },
    expiresAt: reviewEndsAt(state, submittedAt)?.toISOString() ?? null,
  };
}
