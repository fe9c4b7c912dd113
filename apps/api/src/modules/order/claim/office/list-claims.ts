import type { ClaimRow, listOfficeClaims } from '@mall/contracts/office/claims';
import type { OfficeData, OfficeRequest } from '@mall/contracts/office/office-endpoint';
import { decisionsFor, isClaimOpen } from '@mall/domain/order-states';
import { quoteRefund } from '@mall/domain/refund';
import { pageOf, readCursor, sizeOf } from '../../../../office/list-page.ts';
import type { Shown } from '../../../../office/note-access.ts';
import type { OfficeReader } from '../../../../office/office-rows.ts';
import type { StaffCaller } from '../../../../office/staff-caller.ts';
import { mayIn } from '../../../../office/within-scope.ts';
import { abandonedAfterMilliseconds } from '../finish-refunds.ts';
import {
  countQueuedClaims,
  listQueuedClaims,
  type OfficeClaimKey,
  type QueuedClaim,
} from './claim-queue.repository.ts';
import { listRefundFacts, type RefundFacts } from './refund-now.repository.ts';

type Query = OfficeRequest<typeof listOfficeClaims>['query'];
type Page = OfficeData<typeof listOfficeClaims>;

type Viewer = { readonly staff: Pick<StaffCaller, 'rights'>; readonly now: Date };

/**
 * The claims of the malls in scope, with the refund of each as of now and the decisions open to this member of staff.
 */
export async function listClaimQueue(
  transaction: OfficeReader,
  query: Query,
  { staff, now }: Viewer,
): Promise<Shown<Page>> {
  const size = sizeOf(query);
  const stuckBefore = new Date(now.getTime() - abandonedAfterMilliseconds);
  const key = readCursor(query.cursor, 4);
  const found = await listQueuedClaims(transaction, { query, now, stuckBefore, key, size });
  const page = pageOf(found, size, (row) => [momentOf(query, row), row.orderNo, row.claimNo, row.mallId]);
  const open = page.rows.filter(({ state }) => isClaimOpen(state));
  const facts = open.length === 0 ? [] : await listRefundFacts(transaction, open);
  const count = await countQueuedClaims(transaction, { query, now, stuckBefore });
  return {
    data: { ...page, rows: page.rows.map((row) => toRow(row, facts, mayDecide(staff, row.mallId))), count },
    subjects: page.rows.map(({ memberNo }) => memberNo),
  };
}

/** Whether this member of staff may decide the claims of a mall, rather than only read them. */
export const mayDecide = (staff: Viewer['staff'], mallId: number): boolean => mayIn(staff, 'claims.write', mallId);

const momentOf = ({ sort = 'dueAt' }: Query, { dueAt, requestedAt }: QueuedClaim): string =>
  sort === 'dueAt' ? (dueAt?.toISOString() ?? 'infinity') : requestedAt.toISOString();

const isSame = (one: OfficeClaimKey, other: OfficeClaimKey): boolean =>
  one.mallId === other.mallId && one.orderNo === other.orderNo && one.claimNo === other.claimNo;

function toRow(
  { memberNo: _, refundAmount, requestedAt, dueAt, refundStartedAt, ...row }: QueuedClaim,
  facts: readonly RefundFacts[],
  isDecider: boolean,
): ClaimRow {
  const own = facts.find((one) => isSame(one, row));
  const quote = own && refundStartedAt === null ? quoteRefund(own.balance, own) : undefined;
  return {
    ...row,
    refund: quote?.refund ?? refundAmount,
    returnFee: quote?.returnFee ?? row.returnFee,
    requestedAt: requestedAt.toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
    refundStartedAt: refundStartedAt?.toISOString() ?? null,
    moves: isDecider && refundStartedAt === null ? decisionsFor(row.type, row.state) : [],
  };
}
