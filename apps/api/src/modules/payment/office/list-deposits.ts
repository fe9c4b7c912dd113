import { attemptStates, type DepositRow, type listDeposits as endpoint } from '@mall/contracts/office/deposits';
import type { OfficeData, OfficeRequest } from '@mall/contracts/office/office-endpoint';
import { attemptStateNames } from '@mall/domain/office/payment-words';
import { countOf, pageOf, readCursor, sizeOf } from '../../../office/list-page.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';
import type { StaffCaller } from '../../../office/staff-caller.ts';
import { depositActsOf } from './deposit-acts.ts';
import { listQueuedDeposits, type QueuedDeposit, sumQueuedDeposits } from './deposit-queue.repository.ts';

type Query = OfficeRequest<typeof endpoint>['query'];
type Viewer = { readonly staff: Pick<StaffCaller, 'rights'>; readonly now: Date };

/** Money that waits for staff, with the actions open to this member of staff. */
export async function listDeposits(
  transaction: OfficeReader,
  query: Query,
  { staff, now }: Viewer,
): Promise<OfficeData<typeof endpoint>> {
  const size = sizeOf(query);
  const found = await listQueuedDeposits(transaction, { query, now, key: readCursor(query.cursor, 5), size });
  const { found: count, amount } = await sumQueuedDeposits(transaction, { query, now });
  const first = ({ amount: won, since }: QueuedDeposit) => (query.sort?.endsWith('amount') ? won : since.toISOString());
  const page = pageOf(found, size, (row) => [first(row), row.orderNo, row.kind, row.name, row.mallId]);
  return { ...page, rows: page.rows.map((row) => toRow(row, staff)), count: countOf(count), sums: { amount } };
}

function toRow({ since, dueAt, askedAt, answer, ...row }: QueuedDeposit, staff: Viewer['staff']): DepositRow {
  return {
    ...row,
    ...{ since: since.toISOString(), dueAt: dueAt.toISOString(), askedAt: askedAt?.toISOString() ?? null },
    answer: answerWords(row.kind, answer),
    acts: depositActsOf(staff, { mallId: row.mallId, kinds: [row.kind], hasCase: row.caseNo !== null }),
  };
}

function answerWords(kind: QueuedDeposit['kind'], answer: string): string {
  if (kind === 'RECEIPT') return answer || '결제사가 아직 대답하지 않았어요';
  const state = attemptStates.find((one) => one === answer);
  return state ? attemptStateNames[state] : answer;
}
