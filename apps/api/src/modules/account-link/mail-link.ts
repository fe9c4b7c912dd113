import type { MallTransaction } from '@mall/db/in-mall';
import { queueMail } from '../mail/queue-mail.ts';
import { issueLink, type Recipient } from './issue-link.ts';

/** Issues a link and queues its mail, both in the same transaction. */
export async function mailLink(transaction: MallTransaction, recipient: Recipient): Promise<void> {
  const linkId = await issueLink(transaction, recipient);
  await queueMail(transaction, {
    kind: 'ACCOUNT_LINK',
    facts: { linkId, memberNo: recipient.memberNo },
    at: recipient.at,
  });
}
