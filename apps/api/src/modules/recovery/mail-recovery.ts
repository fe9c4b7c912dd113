import type { MallTransaction } from '@mall/db/in-mall';
import { mailLink } from '../account-link/mail-link.ts';
import type { Subject } from '../auth/attempts/attempt-subjects.ts';
import { countQuietly } from '../auth/attempts/attempts.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { findByIdAndEmail, findByNameAndEmail } from './recovery.repository.ts';

type Input = {
  /** The subject whose mails are counted: few are sent to one address, whoever requests them. */
  readonly subject: Subject;
  readonly email: string;
  readonly at: Date;
};

/** Mails the ids to their owner, if there is one; the requester learns nothing. */
export async function mailId(
  transaction: MallTransaction,
  { name, subject, email, at }: Input & { readonly name: string },
): Promise<void> {
  if (!(await countQuietly(transaction, { subject, at }))) return;
  const member = await findByNameAndEmail(transaction, { name, email });
  if (member) await queueMail(transaction, { kind: 'FOUND_ID', facts: { memberNo: member.memberNo }, at });
}

/** Mails the link to a temporary password to the id's owner, if there is one; nothing changes before it is followed. */
export async function mailPassword(
  transaction: MallTransaction,
  { id, subject, email, at }: Input & { readonly id: string },
): Promise<void> {
  if (!(await countQuietly(transaction, { subject, at }))) return;
  const member = await findByIdAndEmail(transaction, { id, email });
  if (member) await mailLink(transaction, { ...member, purpose: 'RESET_PASSWORD', at });
}
