import type { ApplicationHold, ApplicationState } from '@mall/contracts/application-codes';
import { AppError } from '@mall/contracts/errors';
import type { MallTransaction } from '@mall/db/in-mall';
import { givesPhoneBack, isMailed, mayMoveApplication } from '@mall/domain/application-states';
import type { Move } from '../../move.ts';
import { queueMail } from '../mail/queue-mail.ts';
import {
  insertApplicationEvent,
  type LockedApplication,
  lockApplicationRow,
  updateApplication,
} from './application.repository.ts';
import { assertStillEligible } from './assert-still-eligible.ts';
import { movePhone } from './phone-stock.repository.ts';

/** Locks and reads an application; 4044 when the mall has none with this number. */
export async function lockApplication(transaction: MallTransaction, applicationNo: string): Promise<LockedApplication> {
  const row = await lockApplicationRow(transaction, applicationNo);
  if (!row) throw new AppError('4044');
  return row;
}

type ApplicationMove = Move<ApplicationState> & {
  /** What a held review waits for. */
  readonly hold?: ApplicationHold | undefined;
};

/**
 * The only way in which an application changes its state: a legal move or 4097, a row of history, the phone's stock movement and the mail.
 * 4220 when an activation is due and the applicant may no longer have the plan. Returns the application in its new state.
 */
export async function moveApplication(
  transaction: MallTransaction,
  application: LockedApplication,
  { to, at, hold = 'OTHER', ...by }: ApplicationMove,
): Promise<LockedApplication> {
  const { applicationNo, state: fromState } = application;
  if (!mayMoveApplication(fromState, to)) throw new AppError('4097');
  if (to === 'ACTIVATION_REQUESTED' || to === 'ACTIVATED') await assertStillEligible(transaction, application, at);
  const holdReason = to === 'ON_HOLD' ? hold : '';
  const change = { state: to, movedAt: at, holdReason, ...(to === 'ACTIVATED' && { activatedAt: at }) } as const;
  await updateApplication(transaction, application, change);
  const eventNo = await insertApplicationEvent(transaction, {
    ...{ applicationNo, fromState, toState: to, happenedAt: at, ...by },
  });
  if (isMailed(to)) {
    const facts = { applicationNo, memberNo: application.memberNo, eventNo };
    await queueMail(transaction, { kind: 'APPLICATION_MOVED', facts, at });
  }
  const phone = { applicationNo, productNo: application.productNo, optionNo: application.optionNo, at };
  if (to === 'ACTIVATED') await movePhone(transaction, { ...phone, kind: 'SELL' });
  if (givesPhoneBack(to)) {
    const kind = application.activatedAt === null ? 'RELEASE' : 'RETURN';
    await movePhone(transaction, { ...phone, kind });
  }
  return { ...application, ...change };
}
