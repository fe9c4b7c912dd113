import type { ApplicationState } from '@mall/contracts/application-codes';
import { AppError } from '@mall/contracts/errors';
import {
  type applicationChecks,
  bringingStates,
  endingStates,
  type OfficeApplication,
} from '@mall/contracts/office/applications';
import { applicationMoves } from '@mall/domain/application-states';
import type { Shown } from '../../../office/note-access.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';
import type { StaffCaller } from '../../../office/staff-caller.ts';
import { findQueueRow, listQueueEvents } from './application-queue.repository.ts';
import { toRow } from './list-queue.ts';

type Named = { readonly mallId: number; readonly applicationNo: string };
type Caller = { readonly staff: StaffCaller; readonly at: Date };

/** An application with its sheet, what is checked, its history and the caller's moves; 4040 outside of reach. */
export async function getQueuedApplication(
  transaction: OfficeReader,
  named: Named,
  { staff, at }: Caller,
): Promise<Shown<OfficeApplication>> {
  const looking = { reaches: staff.reachOf('applications.read'), at };
  const [row, events] = await Promise.all([
    findQueueRow(transaction, named, looking),
    listQueueEvents(transaction, named),
  ]);
  if (!row) throw new AppError('4040');
  const { sheet, carrier, invoiceNo, hasPhone, activatedAt: _, ...rest } = row;
  const states = events.map(({ toState }) => toState);
  const data = {
    ...toRow(rest, at),
    memberNo: row.memberNo,
    sheet: { ...sheet, termCount: sheet.terms.length },
    parcel: invoiceNo === '' ? null : { carrier, invoiceNo },
    checks: checksOf(row.state, { states, hasPhone, sheet }),
    history: events.map(({ toState, happenedAt, staffName, ...event }) => ({
      ...{ ...event, state: toState, happenedAt: happenedAt.toISOString(), who: staffName ?? '' },
    })),
    moves: movesFor(staff, named.mallId, row.state),
  };
  return { data, subjects: [row.memberNo], mallId: named.mallId };
}

/** The legal next states that are this staff's to make in this mall. */
function movesFor(staff: StaffCaller, mallId: number, from: ApplicationState): ApplicationState[] {
  const may = (permission: 'applications.write' | 'applications.end') =>
    staff.reachOf(permission).some(({ scope }) => scope.kind === 'all' || scope.mallIds.includes(mallId));
  const own: readonly ApplicationState[] = [
    ...(may('applications.write') ? bringingStates : []),
    ...(may('applications.end') ? endingStates : []),
  ];
  return applicationMoves(from).filter((to) => own.includes(to));
}

type Known = {
  readonly states: readonly ApplicationState[];
  readonly hasPhone: boolean;
  readonly sheet: {
    readonly certifiedAt: string;
    readonly terms: readonly unknown[];
    readonly plan: { readonly name: string };
  };
};
type Check = OfficeApplication['checks'][number];

function checksOf(state: ApplicationState, { states, hasPhone, sheet }: Known): Check[] {
  const passedIf = (isPassed: boolean): Check['result'] => (isPassed ? 'passed' : 'open');
  const answer = state === 'ON_HOLD' || state === 'REJECTED' ? 'failed' : passedIf(states.includes('APPROVED'));
  const of = (check: (typeof applicationChecks)[number], result: Check['result'], note = ''): Check => ({
    ...{ check, result, note },
  });
  return [
    of('certified', passedIf(states.includes('CERTIFIED')), sheet.certifiedAt),
    of('agreed', passedIf(sheet.terms.length > 0), String(sheet.terms.length)),
    of('stock', hasPhone ? 'passed' : 'failed'),
    of('carrier', answer),
    of('plan', passedIf(states.includes('ACTIVATION_REQUESTED')), sheet.plan.name),
  ];
}
