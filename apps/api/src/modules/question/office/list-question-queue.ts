import type { OfficeData, OfficeRequest } from '@mall/contracts/office/office-endpoint';
import type { listQueuedQuestions, QuestionQueueRow } from '@mall/contracts/office/questions';
import { pageOf, readCursor, sizeOf } from '../../../office/list-page.ts';
import type { Shown } from '../../../office/note-access.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';
import { countQueueRows, type Looking, listQueueRows, type QuestionQueued } from './question-queue.repository.ts';

export type QuestionQuery = OfficeRequest<typeof listQueuedQuestions>['query'];

/** A page of the questions within reach, with their count. */
export async function listQuestionQueue(
  transaction: OfficeReader,
  query: QuestionQuery,
  looking: Looking,
): Promise<Shown<OfficeData<typeof listQueuedQuestions>>> {
  const size = sizeOf(query);
  const key = readCursor(query.cursor, 3);
  const [found, count] = await Promise.all([
    listQueueRows(transaction, { query, key, limit: size + 1 }, looking),
    countQueueRows(transaction, query, looking),
  ]);
  const { rows, next } = pageOf(found, size, (row) => [row.askedAt.toISOString(), row.mallId, row.questionNo]);
  const data = { rows: rows.map(toRow), ...(next && { next }), count };
  return { data, subjects: rows.map(({ memberNo }) => memberNo) };
}

/** A question as lists and its own screen show it. */
export function toRow({ askedAt, assignedTo, assigneeName, memberNo: _, ...row }: QuestionQueued): QuestionQueueRow {
  const assignee = assignedTo === null ? null : { staffNo: assignedTo, name: assigneeName ?? '' };
  return { ...row, askedAt: askedAt.toISOString(), assignee };
}
