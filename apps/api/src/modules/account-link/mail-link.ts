import type { MallTransaction } from '@mall/db/in-mall';
import type { Mall } from '../../plugins/mall.repository.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { issueLink, type Recipient } from './issue-link.ts';

/** Issues a link and queues the mail that brings it; both are there, or neither, when the transaction ends. */
export async function mailLink(transaction: MallTransaction, mall: Mall, recipient: Recipient): Promise<void> {
  const linkId = await issueLink(transaction, mall, recipient);
  await queueMail(transaction, mall, { kind: 'ACCOUNT_LINK', facts: { linkId }, at: recipient.at });
}
