import type { ApplicationState } from '@mall/contracts/application-codes';
import { AppError } from '@mall/contracts/errors';
import { bringingStates, endingStates } from '@mall/contracts/office/application-moves';
import { handChecks, type OfficeApplication } from '@mall/contracts/office/applications';
import { applicationMoves } from '@mall/domain/application-states';
import type { Shown } from '../../../office/note-access.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';
import type { StaffCaller } from '../../../office/staff-caller.ts';
import { isWithin } from '../../../office/within-scope.ts';
import { findQueueRow, listHandChecks, listQueueEvents } from './application-queue.repository.ts';
import { toRow } from './list-queue.ts';
import { mayBeUnmasked } from './unmask-application.ts';

type Named = { readonly mallId: number; readonly applicationNo: string };
type Caller = { readonly staff: StaffCaller; readonly at: Date };

/** An application with its sheet, checks, history and the caller's moves; 4040 out of reach. */
export async function getQueuedApplication(
  transaction: OfficeReader,
  named: Named,
  { staff, at }: Caller,
): Promise<Shown<OfficeApplication>> {
  const looking = { reaches: staff.reachOf('applications.read'), at };
  const [row, events, looked] = await Promise.all([
    findQueueRow(transaction, named, looking),
    listQueueEvents(transaction, named),
    listHandChecks(transaction, named),
  ]);
  if (!row) throw new AppError('4040');
  const { sheet, carrier, invoiceNo, hasPhone, activatedAt: _, ...rest } = row;
  const moves = movesFor(staff, named.mallId, row.state);
  const data = {
    ...toRow(rest, at),
    memberNo: row.memberNo,
    sheet: { ...sheet, termCount: sheet.terms.length },
    parcel: invoiceNo === '' ? null : { carrier, invoiceNo },
    checks: [...knownOf({ events, hasPhone, sheet }), ...lookedUp(looked)],
    mayCheck: moves.some((to) => bringingStates.some((state) => state === to)),
    mayUnmask: sheet.applicant !== null && mayBeUnmasked(row, { reaches: staff.reachOf('applications.unmask'), at }),
    history: events.map(({ toState, happenedAt, staffName, ...event }) => ({
      ...{ ...event, state: toState, happenedAt: happenedAt.toISOString(), who: staffName ?? '' },
    })),
    moves,
  };
  return { data, subjects: [row.memberNo], mallId: named.mallId };
}

/** The legal next states that these staff may set in this mall. */
function movesFor(staff: StaffCaller, mallId: number, from: ApplicationState): ApplicationState[] {
  const may = (permission: 'applications.write' | 'applications.end') =>
    staff.reachOf(permission).some(({ scope }) => isWithin(scope, mallId));
  const own: readonly ApplicationState[] = [
    ...(may('applications.write') ? bringingStates : []),
    ...(may('applications.end') ? endingStates : []),
  ];
  return applicationMoves(from).filter((to) => own.includes(to));
}

type Known = {
  readonly events: Awaited<ReturnType<typeof listQueueEvents>>;
  readonly hasPhone: boolean;
  readonly sheet: { readonly certifiedAt: string; readonly signedAt: string; readonly terms: readonly unknown[] };
};
type Check = OfficeApplication['checks'][number];

/** Checks that the mall can answer itself. */
function knownOf({ events, hasPhone, sheet }: Known): Check[] {
  const isCertified = events.some(({ toState }) => toState === 'CERTIFIED');
  return [
    { kind: 'CERTIFIED', result: isCertified ? 'passed' : 'open', at: isCertified ? sheet.certifiedAt : null, who: '' },
    { kind: 'AGREED', result: sheet.terms.length > 0 ? 'passed' : 'failed', at: sheet.signedAt, who: '' },
    { kind: 'STOCK', result: hasPhone ? 'passed' : 'failed', at: null, who: '' },
  ];
}

/** Checks that staff have made, and those still open. */
const lookedUp = (looked: Awaited<ReturnType<typeof listHandChecks>>): Check[] =>
  handChecks.map((kind) => {
    const found = looked.find((one) => one.kind === kind);
    if (!found) return { kind, result: 'open', at: null, who: '' };
    const { isPassed, checkedAt, staffName } = found;
    return { kind, result: isPassed ? 'passed' : 'failed', at: checkedAt.toISOString(), who: staffName };
  });
