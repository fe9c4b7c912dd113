import type { ApplicationState } from '@mall/contracts/application-codes';
import { mailStillHolds } from '@mall/domain/application-states';
import type { MailTemplate } from '../../mail/mail-template.ts';
import { findApplicationRow, listApplicationEvents } from '../application.repository.ts';
import { activatedMail, shippedMail } from './activation-mails.ts';
import { type ApplicationNews, toCompleteMail, type WrittenMail } from './application-mail-parts.ts';
import { cancelledMail, withdrawnMail } from './ended-mails.ts';
import { receivedMail } from './received-mail.ts';
import { approvedMail, heldMail, rejectedMail } from './review-mails.ts';

/** The template of each state that is mailed. */
const writers: Readonly<Partial<Record<ApplicationState, (news: ApplicationNews) => WrittenMail>>> = {
  CERTIFIED: receivedMail,
  APPROVED: approvedMail,
  ON_HOLD: heldMail,
  REJECTED: rejectedMail,
  ACTIVATED: activatedMail,
  SHIPPED: shippedMail,
  CANCELLED: cancelledMail,
  WITHDRAWN: withdrawnMail,
};

/**
 * An application has entered a state. No mail when it has moved on to a state in which the mail would be wrong, when the state was
 * entered again since (which has its own mail), or when its member has left.
 */
export const applicationMail: MailTemplate<'APPLICATION_MOVED'> = async (transaction, mall, { eventNo, ...own }) => {
  const application = await findApplicationRow(transaction, own);
  // Of members who left, only the number and the states remain.
  if (!application || application.ciHash === '') return undefined;
  const events = await listApplicationEvents(transaction, own.applicationNo);
  const event = events.find((one) => one.eventNo === eventNo);
  const write = event && writers[event.toState];
  if (!write || !mailStillHolds(event.toState, application.state)) return undefined;
  if (events.findLast(({ toState }) => toState === event.toState) !== event) return undefined;
  const news = { mall, application, sheet: application.sheet, ...event };
  return toCompleteMail(news, write(news));
};
