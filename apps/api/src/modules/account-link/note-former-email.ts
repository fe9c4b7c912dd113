import type { MallTransaction } from '@mall/db/in-mall';
import { queueMail } from '../mail/queue-mail.ts';
import { updateFormerEmail } from './account-link.repository.ts';

type Former = {
  readonly linkId: string;
  readonly memberNo: number;
  readonly formerEmail: string;
  readonly at: Date;
};

/** Queues the mail that notifies the former address of the change, if there was one. */
export async function noteFormerEmail(
  transaction: MallTransaction,
  { linkId, memberNo, formerEmail, at }: Former,
): Promise<void> {
  if (formerEmail === '') return;
  await updateFormerEmail(transaction, { linkId, formerEmail });
  await queueMail(transaction, { kind: 'EMAIL_CHANGED', facts: { linkId, memberNo }, at });
}
