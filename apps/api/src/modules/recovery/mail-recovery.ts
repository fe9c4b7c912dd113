import type { MallTransaction } from '@mall/db/in-mall';
import type { Mall } from '../../plugins/mall.repository.ts';
import { mailLink } from '../account-link/mail-link.ts';
import type { Subject } from '../auth/attempt-subjects.ts';
import { countQuietly } from '../auth/attempts.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { findByIdAndEmail, findByNameAndEmail } from './recovery.repository.ts';

type Input = {
  /** Whose mails are counted: few are sent to one address, whoever requests them. */
  readonly subject: Subject;
  readonly email: string;
  readonly at: Date;
};

/** Mails the ids to their owner, if there is one; the requester learns nothing. */
export async function mailId(
  transaction: MallTransaction,
  mall: Mall,
  { name, subject, email, at }: Input & { readonly name: string },
): Promise<void> {
  if (!(await countQuietly(transaction, mall, { subject, at }))) return;
  const member = await findByNameAndEmail(transaction, mall, { name, email });
  if (member) await queueMail(transaction, mall, { kind: 'FOUND_ID', facts: { memberNo: member.memberNo }, at });
}

/** Mails the link to a temporary password to the id's owner, if there is one; nothing changes before it is followed. */
export async function mailPassword(
  transaction: MallTransaction,
  mall: Mall,
  { id, subject, email, at }: Input & { readonly id: string },
): Promise<void> {
  if (!(await countQuietly(transaction, mall, { subject, at }))) return;
  const member = await findByIdAndEmail(transaction, mall, { id, email });
  if (member) await mailLink(transaction, mall, { ...member, purpose: 'RESET_PASSWORD', at });
}
