import { AppError, type FieldError } from '@mall/contracts/errors';
import type { MallTransaction } from '@mall/db/in-mall';
import { mailLink } from '../../account-link/mail-link.ts';
import type { Subject } from '../attempts/attempt-subjects.ts';
import { countRequest } from '../attempts/attempts.ts';
import { findCredentialsByNumber } from '../member.repository.ts';

type Change = {
  readonly memberNo: number;
  readonly sessionId: string;
  readonly email: string;
  /** The subject whose mails are counted. */
  readonly subject: Subject;
  readonly at: Date;
};

/**
 * Mails a link to the address that a member wants to have; nothing changes before it is followed. Only the reader of that address learns
 * whether another member has it. Errors 1252, 4220.
 */
export async function mailEmailChange(
  transaction: MallTransaction,
  { memberNo, sessionId, email, subject, at }: Change,
): Promise<null> {
  await countRequest(transaction, { subjects: [subject], at });
  const member = await findCredentialsByNumber(transaction, memberNo);
  if (!member) throw new AppError('4010');
  if (email.toLowerCase() === member.email.toLowerCase()) throw new AppError('4220', { fieldErrors: [same] });
  const change = { newEmail: email, sessionId };
  await mailLink(transaction, { memberNo, email: member.email, purpose: 'CHANGE_EMAIL', change, at });
  return null;
}

const same: FieldError = { field: 'email', message: '지금 쓰는 이메일이에요. 다른 이메일을 입력해 주세요.' };
