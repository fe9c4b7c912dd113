import pMap from 'p-map';
import type { Job, JobResult, PgBoss } from 'pg-boss';
import type { Dependencies } from '../dependencies.ts';
import { MailRefused } from '../mail/mail-sender.ts';
import { deliverMail, giveUpMail } from '../modules/mail/deliver-mail.ts';
import type { Mall } from '../plugins/mall.repository.ts';
import { mallOfNumber } from '../plugins/mall-directory.ts';
import type { JobLog } from './job-queue.ts';
import { createMailTemplates } from './mail-templates.ts';

/** What the database puts into the queue with each row of the outbox (trigger queue_mail). */
type QueuedMail = { readonly mallId: number; readonly mailNo: number };

type Working = {
  readonly dependencies: Dependencies;
  readonly log: JobLog;
  readonly pollingIntervalSeconds: number;
};

/** A full batch is followed by the next one at once. At 20 s a mail, as long as a dead mail server may take, it ends within its time. */
const batch = { batchSize: 20, burstWhenBatchFull: true, perJobResults: true } as const;
/** Mails at once in a batch. */
const mailsAtOnce = 4;
/** Mails of accounts, whose readers wait for them, have a worker of their own: no other mail stands in their way. */
const workers = [{ minPriority: 1 }, { localConcurrency: 2 }];

/** Sends queued mails in batches, the urgent ones first, retries those that failed, and logs those that are given up. */
export async function workOnMails(
  queue: PgBoss,
  { dependencies, log, pollingIntervalSeconds }: Working,
): Promise<void> {
  const templates = createMailTemplates(dependencies);
  const findMall = async (mallId: number): Promise<Mall> => {
    const mall = await mallOfNumber(dependencies.malls, mallId);
    if (!mall) throw new Error(`there is no mall ${mallId}`);
    return mall;
  };
  const deliver = async ({ mallId, mailNo }: QueuedMail) =>
    deliverMail({ ...dependencies, templates }, await findMall(mallId), mailNo);
  const giveUp = async ({ mallId, mailNo }: QueuedMail) => {
    const isGivenUp = await giveUpMail(dependencies, await findMall(mallId), mailNo);
    if (isGivenUp) log.error({ mallId, mailNo }, 'mail given up');
  };
  const options = { ...batch, pollingIntervalSeconds };
  for (const worker of workers)
    await queue.work<QueuedMail, unknown, typeof options>('mail', { ...options, ...worker }, eachWith(deliver));
  await queue.work<QueuedMail, unknown, typeof options>('mail-failed', options, eachWith(giveUp));
}

/** Does each job of a batch by itself: one that fails takes no other along. */
const eachWith =
  (work: (mail: QueuedMail) => Promise<void>) =>
  (jobs: Job<QueuedMail>[]): Promise<JobResult[]> =>
    pMap(jobs, ({ id, data }) => work(data).then((): JobResult => ({ id, status: 'completed' }), failureOf(id)), {
      concurrency: mailsAtOnce,
    });

const failureOf =
  (id: string) =>
  (error: unknown): JobResult => ({
    id,
    status: error instanceof MailRefused ? 'deadletter' : 'failed',
    output: { message: error instanceof Error ? error.message : String(error) },
  });
