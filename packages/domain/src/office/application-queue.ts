import type { ApplicationState } from '@mall/contracts/application-codes';
import { bringingStates } from '@mall/contracts/office/application-moves';
import { applicationMoves } from '../application-states.ts';
import { seoulDayOf } from '../seoul-day.ts';

/** The columns of the board, each with the states that it contains. */
export const applicationStages = {
  review: ['RECEIVED', 'CERTIFIED', 'ON_HOLD'],
  activation: ['APPROVED', 'ACTIVATION_REQUESTED'],
  shipping: ['ACTIVATED'],
} as const satisfies Readonly<Record<string, readonly ApplicationState[]>>;
export type ApplicationStage = keyof typeof applicationStages;

/** Whether it can still be processed; otherwise it has ended. */
export const goesOn = (state: ApplicationState): boolean =>
  applicationMoves(state).some((to) => bringingStates.some((one) => one === to));

const hour = 3_600_000;
const day = 24 * hour;
/**
 * The promises to members: a review within 4 hours, an activation within 8. Phones are shipped at 15:00, those activated later on the next
 * day.
 */
const promised = { review: 4 * hour, activation: 8 * hour } as const;

const stageOf = (state: ApplicationState): ApplicationStage | undefined =>
  (Object.keys(applicationStages) as ApplicationStage[]).find((stage) =>
    (applicationStages[stage] as readonly ApplicationState[]).includes(state),
  );

const shipmentOf = (moment: Date): Date => new Date(`${seoulDayOf(moment)}T15:00:00+09:00`);

/** When an application that entered its state at `since` should move on; null if nothing is promised. */
export function applicationDueAt(state: ApplicationState, since: Date): Date | null {
  const stage = stageOf(state);
  if (!stage) return null;
  if (stage !== 'shipping') return new Date(since.getTime() + promised[stage]);
  const sameDay = shipmentOf(since);
  return since < sameDay ? sameDay : new Date(sameDay.getTime() + day);
}

/** Applications that entered a stage before this moment are late now: the inverse of `applicationDueAt`, for a query. */
export function lateBefore(stage: ApplicationStage, now: Date): Date {
  if (stage !== 'shipping') return new Date(now.getTime() - promised[stage]);
  const today = shipmentOf(now);
  return now >= today ? today : new Date(today.getTime() - day);
}

/** How long a dealer may unmask an applicant's data after the application has ended. */
const shownAfterEnd = 30 * day;
const endedStates: readonly ApplicationState[] = ['DELIVERED', 'REJECTED', 'CANCELLED', 'WITHDRAWN'];

/** Whether a dealer may unmask an applicant: from the certification until some time after the end, and never after that. */
export function dealerMayUnmask(state: ApplicationState, since: Date, now: Date): boolean {
  if (state === 'RECEIVED') return false;
  return !endedStates.includes(state) || now.getTime() - since.getTime() < shownAfterEnd;
}
