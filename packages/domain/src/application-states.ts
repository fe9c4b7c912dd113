import type { ApplicationState } from '@mall/contracts/application-codes';
import { type Moves, mayMoveBy } from './moves.ts';

const moves: Moves<ApplicationState> = {
  RECEIVED: ['CERTIFIED', 'CANCELLED'],
  CERTIFIED: ['APPROVED', 'ON_HOLD', 'REJECTED', 'CANCELLED'],
  ON_HOLD: ['APPROVED', 'REJECTED', 'CANCELLED'],
  APPROVED: ['ACTIVATION_REQUESTED', 'CANCELLED'],
  // The carrier may refuse what we have approved.
  ACTIVATION_REQUESTED: ['ACTIVATED', 'ON_HOLD', 'CANCELLED'],
  ACTIVATED: ['SHIPPED', 'WITHDRAWN'],
  SHIPPED: ['DELIVERED', 'WITHDRAWN'],
  DELIVERED: ['WITHDRAWN'],
  REJECTED: [],
  CANCELLED: [],
  WITHDRAWN: [],
};

export const mayMoveApplication = mayMoveBy(moves);
/** The legal next states, the usual one first. */
export const applicationMoves = (from: ApplicationState): readonly ApplicationState[] => moves[from];

/** States whose reason is sent to the member. */
export const needsWords = (to: ApplicationState): boolean =>
  to === 'ON_HOLD' || to === 'REJECTED' || to === 'CANCELLED' || to === 'WITHDRAWN';

/** The phone is no longer needed: it returns to the shelf. */
export const givesPhoneBack = (state: ApplicationState): boolean =>
  state === 'REJECTED' || state === 'CANCELLED' || state === 'WITHDRAWN';

/** A member can cancel until the carrier is involved. */
export const mayCancelApplication = (state: ApplicationState): boolean =>
  state === 'RECEIVED' || state === 'CERTIFIED' || state === 'ON_HOLD' || state === 'APPROVED';

/**
 * For the mail about a state, the states in which it is still true: a review is over once there is a result, an activation stays activated.
 * States that are missing have no mail: the request to the carrier is our own step, and the member knows about a phone that they hold.
 */
const mailHolds: Readonly<Partial<Record<ApplicationState, readonly ApplicationState[]>>> = {
  CERTIFIED: ['CERTIFIED', 'ON_HOLD', 'APPROVED', 'ACTIVATION_REQUESTED', 'ACTIVATED', 'SHIPPED', 'DELIVERED'],
  APPROVED: ['APPROVED', 'ACTIVATION_REQUESTED'],
  ON_HOLD: ['ON_HOLD'],
  REJECTED: ['REJECTED'],
  ACTIVATED: ['ACTIVATED', 'SHIPPED', 'DELIVERED'],
  SHIPPED: ['SHIPPED'],
  CANCELLED: ['CANCELLED'],
  WITHDRAWN: ['WITHDRAWN'],
};

export const isMailed = (state: ApplicationState): boolean => mailHolds[state] !== undefined;

/** Whether a mail about a state would still be true of an application that is in another state by now. */
export const mailStillHolds = (mailed: ApplicationState, now: ApplicationState): boolean =>
  mailHolds[mailed]?.includes(now) ?? false;

const dayMilliseconds = 86_400_000;
const decideWithinDays = 14;

/** A review that does not end returns the phone: nobody may keep it from others forever. */
export const reviewBeganBefore = (now: Date): Date => new Date(now.getTime() - decideWithinDays * dayMilliseconds);
/** When an application under review expires; null in any other state. */
export const reviewEndsAt = (state: ApplicationState, submittedAt: Date): Date | null =>
  underReview.includes(state) ? new Date(submittedAt.getTime() + decideWithinDays * dayMilliseconds) : null;

/** States that wait for a decision, and therefore expire by themselves. */
export const underReview: readonly ApplicationState[] = ['RECEIVED', 'CERTIFIED', 'ON_HOLD'];

/** Before this age nobody may sign for a line of their own without consent of their parents, which a form cannot obtain. */
export const youngestApplicant = 19;

const draftDays = 30;

/** Drafts last changed before this moment are deleted. */
export const draftsRetainedSince = (now: Date): Date => new Date(now.getTime() - draftDays * dayMilliseconds);
