import { AppError, fieldError } from '@mall/contracts/errors';
import { maskEmail } from '@mall/contracts/masking';
import type { Mall } from '../../../plugins/mall.repository.ts';
import { mailLink } from '../../account-link/mail-link.ts';
import type { AttemptSubjects } from '../attempts/attempt-subjects.ts';
import { countRequest } from '../attempts/attempts.ts';
import type { Run } from '../human-check/human-check.ts';
import { findCredentialsByNumber, type MemberCredentials, updateEmail } from '../member.repository.ts';
import type { Tickets } from './ticket.ts';

type MailRequest = { readonly ticket: string; readonly email?: string | undefined };
type MailDependencies = {
  readonly clock: () => Date;
  readonly subjects: AttemptSubjects;
  readonly tickets: Tickets;
};

/** Mails what resolves the hold: a link that ends dormancy (1254), or one that verifies the address (1257). */
export async function mailHeldSignIn(
  mall: Mall,
  db: Run,
  { ticket, email: typed }: MailRequest,
  { clock, subjects, tickets }: MailDependencies,
): Promise<{ maskedEmail: string }> {
  const { memberNo, reason } = await tickets.read(mall, ticket);
  if (reason === '1258') throw new AppError('1253');
  const at = clock();
  return db(async (transaction) => {
    await countRequest(transaction, { subjects: [subjects.ofMail('link mail', String(memberNo))], at });
    const member = await findCredentialsByNumber(transaction, memberNo);
    if (!member) throw new AppError('1253');
    const email = addressFor(member, typed);
    if (email !== member.email) await updateEmail(transaction, { memberNo, email });
    const purpose = reason === '1254' ? 'WAKE' : 'VERIFY_EMAIL';
    await mailLink(transaction, { memberNo, email, purpose, at });
    return { maskedEmail: maskEmail(email) };
  });
}

/** A verified address stays: somebody who learns the password must not be able to redirect the mail. */
function addressFor(member: MemberCredentials, typed: string | undefined): string {
  const isFixed = member.email !== '' && member.emailVerifiedAt !== null;
  const email = isFixed ? member.email : (typed ?? member.email);
  if (email !== '') return email;
  throw fieldError('email', '메일을 받을 이메일 주소를 입력해 주세요.');
}
