import pMap from 'p-map';
import type { Job, JobResult, PgBoss } from 'pg-boss';
import type { Dependencies } from '../dependencies.ts';
import { MailRefused } from '../mail/mail-sender.ts';
import { deliverMails, giveUpMail } from '../modules/mail/deliver-mails.ts';
import type { Mall } from '../plugins/mall.repository.ts';
import { mallOfNumber } from '../plugins/mall-directory.ts';
import type { JobLog } from './job-queue.ts';
import { createMailTemplates } from './mail-templates.ts';

/** What the database queues with each row of the outbox (trigger queue_mail). */
type QueuedMail = { readonly mallId: number; readonly mailNo: number };

type Working = {
  readonly dependencies: Dependencies;
  readonly log: JobLog;
  readonly pollingIntervalSeconds: number;
};

/** A full batch is followed by the next one at once. At 20 s a mail, as long as a dead mail server may take, it ends within its time limit. */
const batch = { batchSize: 20, burstWhenBatchFull: true, perJobResults: true } as const;
/** Mails at once in a batch: rendered in one transaction of their mall, sent concurrently, and marked in another. */
const mailsAtOnce = 4;
/** Mails about accounts, which their readers wait for, have a worker of their own, so that no other mail delays them. */
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
  const deliver = async (mallId: number, jobs: MailJobs): Promise<JobResult[]> => {
    const mailNos = jobs.map(({ data }) => data.mailNo);
    const failures = await deliverMails({ ...dependencies, templates }, await findMall(mallId), mailNos);
    return jobs.map(({ id, data: { mailNo } }) =>
      failures.has(mailNo) ? failureOf(id, failures.get(mailNo)) : { id, status: 'completed' },
    );
  };
  const giveUp = async (mallId: number, jobs: MailJobs): Promise<JobResult[]> => {
    const mall = await findMall(mallId);
    return pMap(jobs, async ({ id, data: { mailNo } }) => {
      if (await giveUpMail(dependencies, mall, mailNo)) log.error({ mallId, mailNo }, 'mail given up');
      return { id, status: 'completed' };
    });
  };
  const options = { ...batch, pollingIntervalSeconds };
  for (const worker of workers)
    await queue.work<QueuedMail, unknown, typeof options>('mail', { ...options, ...worker }, byMall(deliver));
  await queue.work<QueuedMail, unknown, typeof options>('mail-failed', options, byMall(giveUp));
}

type MailJobs = readonly Job<QueuedMail>[];

/** Handles the jobs of a batch a few at a time, those of a mall together: a failure in one mall does not affect the others. */
const byMall =
  (work: (mallId: number, jobs: MailJobs) => Promise<JobResult[]>) =>
  async (jobs: Job<QueuedMail>[]): Promise<JobResult[]> => {
    const results: JobResult[] = [];
    for (let at = 0; at < jobs.length; at += mailsAtOnce) {
      const malls = Map.groupBy(jobs.slice(at, at + mailsAtOnce), ({ data }) => data.mallId);
      const done = await pMap(malls, ([mallId, own]) =>
        work(mallId, own).catch((error: unknown) => own.map(({ id }) => failureOf(id, error))),
      );
      results.push(...done.flat());
    }
    return results;
  };

const failureOf = (id: string, error: unknown): JobResult => ({
  id,
  status: error instanceof MailRefused ? 'deadletter' : 'failed',
  output: { message: error instanceof Error ? error.message : String(error) },
});
