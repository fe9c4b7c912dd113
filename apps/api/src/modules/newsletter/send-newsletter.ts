import { AppError } from '@mall/contracts/errors';
import { inMall, type MallScope, type MallTransaction } from '@mall/db/in-mall';
import type { Dependencies } from '../../dependencies.ts';
import { queueMails } from '../mail/queue-mail.ts';
import {
  findNewsletterByKey,
  insertNewsletter,
  listReaders,
  lockQueuedThrough,
  type NewsletterText,
  updateQueuedThrough,
} from './newsletter.repository.ts';

const batchSize = 500;

type Sending = { readonly campaignKey: string; readonly text: NewsletterText };

/**
 * Queues a newsletter for everyone who wants advertising by mail, in batches, and returns how many. Repeating the key continues where it
 * stopped, so that nobody gets it twice; 4090 when the key has another text.
 */
export async function sendNewsletter(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  mall: MallScope,
  { campaignKey, text }: Sending,
): Promise<number> {
  const at = clock();
  const newsletterNo = await inMall(database, mall, async (transaction) => {
    await insertNewsletter(transaction, { campaignKey, ...text, queuedAt: at });
    const existing = await findNewsletterByKey(transaction, campaignKey);
    const { subject, html } = text;
    if (existing?.subject !== subject || existing.html !== html) throw new AppError('4090');
    return existing.newsletterNo;
  });
  let total = 0;
  for (;;) {
    const queued = await inMall(database, mall, (transaction) => queueBatch(transaction, { newsletterNo, at }));
    if (queued === 0) return total;
    total += queued;
  }
}

async function queueBatch(
  transaction: MallTransaction,
  { newsletterNo, at }: { readonly newsletterNo: number; readonly at: Date },
): Promise<number> {
  const after = await lockQueuedThrough(transaction, newsletterNo);
  const memberNos = await listReaders(transaction, { after, limit: batchSize });
  const queuedThrough = memberNos.at(-1);
  if (queuedThrough === undefined) return 0;
  const facts = memberNos.map((memberNo) => ({ newsletterNo, memberNo }));
  await queueMails(transaction, { kind: 'NEWSLETTER', facts, at });
  await updateQueuedThrough(transaction, { newsletterNo, queuedThrough });
  return memberNos.length;
}
