import type { ApplicationState } from '@mall/contracts/application-codes';
import type { ClaimState } from '@mall/contracts/order-codes';
import type { QuestionState } from '@mall/contracts/question-codes';
import type { SubscriptionState } from '@mall/contracts/subscription-application-codes';

/** The kind of a state, for orders and claims alike: waiting for a decision, in progress, completed, or ended early. */
export type StateKind = 'waiting' | 'moving' | 'done' | 'ended';

export const applicationStateKinds: Readonly<Record<ApplicationState, StateKind>> = {
  RECEIVED: 'waiting',
  CERTIFIED: 'waiting',
  ON_HOLD: 'waiting',
  APPROVED: 'moving',
  ACTIVATION_REQUESTED: 'moving',
  ACTIVATED: 'moving',
  SHIPPED: 'moving',
  DELIVERED: 'done',
  REJECTED: 'ended',
  CANCELLED: 'ended',
  WITHDRAWN: 'ended',
};

export const subscriptionStateKinds: Readonly<Record<SubscriptionState, StateKind>> = {
  RECEIVED: 'waiting',
  CONSULTING: 'waiting',
  APPROVED: 'moving',
  INSTALLATION_PLANNED: 'moving',
  IN_USE: 'done',
  TERMINATED: 'ended',
  CANCELLED: 'ended',
};

export const claimStateKinds: Readonly<Record<ClaimState, StateKind>> = {
  REQUESTED: 'waiting',
  APPROVED: 'moving',
  PICKED_UP: 'moving',
  DONE: 'done',
  REJECTED: 'ended',
  WITHDRAWN: 'ended',
};

export const questionStateKinds: Readonly<Record<QuestionState, StateKind>> = { WAITING: 'waiting', ANSWERED: 'done' };
