import { AppError } from '@mall/contracts/errors';
import type { SubscriptionState } from '@mall/contracts/subscription-application-codes';
import type { MallTransaction } from '@mall/db/in-mall';
import { mayMoveSubscription } from '@mall/domain/subscription-states';
import type { Move } from '../../move.ts';
import type { MailKind } from '../mail/mail-facts.ts';
import { queueMail } from '../mail/queue-mail.ts';
import {
  insertSubscriptionEvent,
  type LockedSubscription,
  lockSubscriptionRow,
  updateSubscription,
} from './subscription-application.repository.ts';

type SubscriptionMove = Move<SubscriptionState> & {
  /** When the installation takes place; with INSTALLATION_PLANNED. */
  readonly installationAt?: Date;
  /** YYYY-MM-DD; with IN_USE. */
  readonly installedOn?: string;
};

/** What the member is notified of by mail. */
const mailOf = {
  APPROVED: 'SUBSCRIPTION_APPROVED',
  INSTALLATION_PLANNED: 'SUBSCRIPTION_PLANNED',
  CANCELLED: 'SUBSCRIPTION_CANCELLED',
} as const satisfies Partial<Record<SubscriptionState, MailKind>>;
const hasMail = (state: SubscriptionState): state is keyof typeof mailOf => state in mailOf;

/** Locks and reads an application; 4044 when the mall has none with this number. */
export async function lockSubscription(
  transaction: MallTransaction,
  applicationNo: string,
): Promise<LockedSubscription> {
  const row = await lockSubscriptionRow(transaction, applicationNo);
  if (!row) throw new AppError('4044');
  return row;
}

/** The only way in which an application changes its state: a legal move or 4097, a row of history, and its mail. Returns the new state. */
export async function moveSubscription(
  transaction: MallTransaction,
  application: LockedSubscription,
  { to, actor, reason, staffNo, at, ...days }: SubscriptionMove,
): Promise<LockedSubscription> {
  const { applicationNo, memberNo, state: fromState } = application;
  if (!mayMoveSubscription(fromState, to)) throw new AppError('4097');
  await updateSubscription(transaction, application, { state: to, movedAt: at, ...days });
  await insertSubscriptionEvent(transaction, {
    ...{ applicationNo, fromState, toState: to, happenedAt: at, actor, reason, staffNo },
  });
  if (hasMail(to)) await queueMail(transaction, { kind: mailOf[to], facts: { applicationNo, memberNo }, at });
  return { ...application, state: to };
}
