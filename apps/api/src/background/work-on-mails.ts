import type { Job, JobResult, PgBoss } from 'pg-boss';
import type { Dependencies } from '../dependencies.ts';
import { MailRefused } from '../mail/mail-sender.ts';
import { deliverMail, giveUpMail } from '../modules/mail/deliver-mail.ts';
import type { Mall } from '../plugins/mall.repository.ts';
import type { JobLog } from './job-queue.ts';
import { createMailTemplates } from './mail-templates.ts';

/** What the database puts into the queue with each row of the outbox (migration 0027_mail.sql). */
type QueuedMail = { readonly mallId: number; readonly mailNo: number };

type Working = {
  readonly dependencies: Dependencies;
  readonly log: JobLog;
  readonly pollingIntervalSeconds: number;
};

const mailsAtOnce = 5;

/** Sends queued mails, retries those that failed, and logs those that are given up. */
export async function workOnMails(
  queue: PgBoss,
  { dependencies, log, pollingIntervalSeconds }: Working,
): Promise<void> {
  const templates = createMailTemplates(dependencies);
  const findMall = async (mallId: number): Promise<Mall> => {
    const mall = (await dependencies.malls.all()).values().find((one) => one.mallId === mallId);
    if (!mall) throw new Error(`there is no mall ${mallId}`);
    return mall;
  };

  const deliver = async ([job]: Job<QueuedMail>[]): Promise<JobResult[]> => {
    if (!job) return [];
    const { mallId, mailNo } = job.data;
    try {
      await deliverMail({ ...dependencies, templates }, await findMall(mallId), mailNo);
      return [{ id: job.id, status: 'completed' }];
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error;
      return [{ id: job.id, status: 'deadletter', output: { message: error.message } }];
    }
  };
  const giveUp = async ([job]: Job<QueuedMail>[]): Promise<void> => {
    if (!job) return;
    const { mallId, mailNo } = job.data;
    const isGivenUp = await giveUpMail(dependencies, await findMall(mallId), mailNo);
    if (isGivenUp) log.error({ mallId, mailNo }, 'mail given up');
  };

  const options = { pollingIntervalSeconds, perJobResults: true, localConcurrency: mailsAtOnce } as const;
  await queue.work<QueuedMail, unknown, typeof options>('mail', options, deliver);
  await queue.work<QueuedMail>('mail-failed', { pollingIntervalSeconds }, giveUp);
}
