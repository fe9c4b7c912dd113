import { AppError } from '@mall/contracts/errors';
import type { DifferenceRow, listDifferences as endpoint, OfficeDifference } from '@mall/contracts/office/ledger';
import type { OfficeData, OfficeRequest } from '@mall/contracts/office/office-endpoint';
import { differenceAdvice, differenceWords } from '@mall/domain/office/payment-words';
import { pageOf, readCursor, sizeOf } from '../../../office/list-page.ts';
import type { Shown } from '../../../office/note-access.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';
import type { StaffCaller } from '../../../office/staff-caller.ts';
import { differenceActsOf } from './deposit-acts.ts';
import {
  countDifferences,
  type DifferenceFound,
  findDifference,
  listFoundDifferences,
} from './difference-list.repository.ts';
import { findOrderMoney } from './get-order-money.ts';

type Query = OfficeRequest<typeof endpoint>['query'];
type Staff = Pick<StaffCaller, 'rights'>;

/** The differences of the malls in scope, with the actions open to this member of staff. */
export async function listDifferences(
  transaction: OfficeReader,
  query: Query,
  staff: Staff,
): Promise<OfficeData<typeof endpoint>> {
  const size = sizeOf(query);
  const found = await listFoundDifferences(transaction, { query, key: readCursor(query.cursor, 3), size });
  const first = ({ ledger, other, foundAt }: DifferenceFound) =>
    query.sort === '-amount' ? Math.abs(ledger - other) : foundAt.toISOString();
  const page = pageOf(found, size, (row) => [first(row), row.name, row.mallId]);
  const count = await countDifferences(transaction, query);
  return { ...page, rows: page.rows.map((row) => toRow(row, staff)), count };
}

const toRow = (
  { what, hasOrder, foundAt, seenAt, mallId, mallName, name, orderNo, ledger, other, state }: DifferenceFound,
  staff: Staff,
): DifferenceRow => ({
  ...{ mallId, mallName, name, orderNo, ledger, other, state, words: differenceWords(what) },
  ...{ foundAt: foundAt.toISOString(), seenAt: seenAt.toISOString() },
  acts: differenceActsOf(staff, { mallId, state, hasOrder }),
});

type Viewer = { readonly staff: Staff; readonly now: Date };

/** A difference with its open actions and its order's money; 4040 outside the scope. */
export async function getDifference(
  transaction: OfficeReader,
  place: { readonly mallId: number; readonly name: string },
  viewer: Viewer,
): Promise<Shown<OfficeDifference>> {
  const found = await findDifference(transaction, place);
  if (!found) throw new AppError('4040');
  const { mallId, orderNo, resolvedAt, resolvedByName, reason } = found;
  const money = await findOrderMoney(transaction, { mallId, orderNo }, viewer);
  return {
    ...{ mallId, subjects: money?.subjects ?? [] },
    data: {
      ...toRow(found, viewer.staff),
      advice: differenceAdvice(found),
      resolution: resolvedAt ? { by: resolvedByName ?? '', at: resolvedAt.toISOString(), reason } : null,
      money: money?.data ?? null,
    },
  };
}
