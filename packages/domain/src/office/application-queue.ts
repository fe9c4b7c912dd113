import type { ApplicationState } from '@mall/contracts/application-codes';
import { bringingStates } from '@mall/contracts/office/application-moves';
import { applicationMoves } from '../application-states.ts';
import { seoulDayOf } from '../seoul-day.ts';

/** The columns of the board, each with the states that wait in it. */
export const applicationStages = {
  review: ['RECEIVED', 'CERTIFIED', 'ON_HOLD'],
  activation: ['APPROVED', 'ACTIVATION_REQUESTED'],
  shipping: ['ACTIVATED'],
} as const satisfies Readonly<Record<string, readonly ApplicationState[]>>;
export type ApplicationStage = keyof typeof applicationStages;

/** Whether it can still be processed; afterwards it has ended. */
export const goesOn = (state: ApplicationState): boolean =>
  applicationMoves(state).some((to) => bringingStates.some((one) => one === to));

const hour = 3_600_000;
const day = 24 * hour;
/** What was promised to members: a review in 4 hours, an activation in 8. Phones leave at 15:00, those activated later on the next day. */
const promised = { review: 4 * hour, activation: 8 * hour } as const;

const stageOf = (state: ApplicationState): ApplicationStage | undefined =>
  (Object.keys(applicationStages) as ApplicationStage[]).find((stage) =>
    (applicationStages[stage] as readonly ApplicationState[]).includes(state),
  );

const shipmentOf = (moment: Date): Date => new Date(`${seoulDayOf(moment)}T15:00:00+09:00`);

/** Until when an application that came into its state at `since` should move on; null where nothing is waited for. */
export function applicationDueAt(state: ApplicationState, since: Date): Date | null {
  const stage = stageOf(state);
  if (!stage) return null;
  if (stage !== 'shipping') return new Date(since.getTime() + promised[stage]);
  const sameDay = shipmentOf(since);
  return since < sameDay ? sameDay : new Date(sameDay.getTime() + day);
}

/** What came into a stage before this moment is late now: `applicationDueAt` the other way round, for a query. */
export function lateBefore(stage: ApplicationStage, now: Date): Date {
  if (stage !== 'shipping') return new Date(now.getTime() - promised[stage]);
  const today = shipmentOf(now);
  return now >= today ? today : new Date(today.getTime() - day);
}

/** How long a dealer may unmask an applicant's data after the application has ended. */
const shownAfterEnd = 30 * day;
const endedStates: readonly ApplicationState[] = ['DELIVERED', 'REJECTED', 'CANCELLED', 'WITHDRAWN'];

/** Whether a dealer may unmask an applicant: from the certification until some time after the end, and then never again. */
export function dealerMayUnmask(state: ApplicationState, since: Date, now: Date): boolean {
  if (state === 'RECEIVED') return false;
  return !endedStates.includes(state) || now.getTime() - since.getTime() < shownAfterEnd;
}
