import { AppError } from '@mall/contracts/errors';
import * as contract from '@mall/contracts/office/mails';
import { inMall } from '@mall/db/in-mall';
import type { FastifyInstance } from 'fastify';
import { jobs } from '../../../background/jobs.ts';
import { bindOffice } from '../../../office/bind-office.ts';
import { pageOf, readCursor, sizeOf } from '../../../office/list-page.ts';
import { countFailedMails, listFailedMails, listRuns, updateRetried } from './failed-mail.repository.ts';

/** Mails that were given up, and the jobs. */
export function mailOfficeRoutes(app: FastifyInstance): void {
  bindOffice(app, contract.listFailedMails, async ({ query, read }) => {
    const size = sizeOf(query);
    const found = await read(async (reader) => ({
      rows: await listFailedMails(reader, query, { key: readCursor(query.cursor, 2), size }),
      count: await countFailedMails(reader, query),
    }));
    const page = pageOf(found.rows, size, ({ queuedAt, mailNo }) => [queuedAt.toISOString(), mailNo]);
    const rows = page.rows.map((row) => ({
      ...row,
      queuedAt: row.queuedAt.toISOString(),
      failedAt: row.failedAt.toISOString(),
    }));
    return { ...page, rows, count: found.count };
  });

  bindOffice(app, contract.retryMail, async ({ params: { mallId, mailNo }, write }) => {
    await write({ mallId, subject: `mail ${mailNo}` }, ({ database }) =>
      inMall(database, { mallId }, async (transaction) => {
        if (!(await updateRetried(transaction, mailNo))) throw new AppError('4090');
      }),
    );
    return null;
  });

  bindOffice(app, contract.listJobs, async ({ read }) => {
    const { runs, waitingMails } = await read((reader) =>
      listRuns(
        reader,
        jobs.map(({ name }) => name),
      ),
    );
    const lastOf = new Map(runs.map((run) => [run.name, run]));
    return {
      waitingMails,
      jobs: jobs.map(({ name, cron }) => {
        const last = lastOf.get(name);
        const startedAt = last?.startedAt?.toISOString() ?? null;
        return { name, cron, startedAt, endedAt: last?.endedAt?.toISOString() ?? null, state: last?.state ?? null };
      }),
    };
  });
}
