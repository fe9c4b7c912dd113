import { AppError } from '@mall/contracts/errors';
import * as contract from '@mall/contracts/office/applications';
import type { OfficeData } from '@mall/contracts/office/office-endpoint';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import { bindOffice } from '../../../office/bind-office.ts';
import { countStates } from './application-queue.repository.ts';
import { getQueuedApplication } from './get-queued-application.ts';
import { listQueue } from './list-queue.ts';
import { moveQueuedApplication } from './move-queued-application.ts';

export function applicationOfficeRoutes(app: FastifyInstance, { clock }: Dependencies): void {
  bindOffice(app, contract.listApplications, ({ staff, read, query }) =>
    read((transaction) => listQueue(transaction, query, { reaches: staff.reachOf('applications.read'), at: clock() })),
  );
  bindOffice(app, contract.countApplications, ({ staff, read, query }) =>
    read((transaction) =>
      countStates(transaction, query, { reaches: staff.reachOf('applications.totals'), at: clock() }),
    ),
  );
  bindOffice(app, contract.getApplication, ({ staff, read, params }) =>
    read((transaction) => getQueuedApplication(transaction, params, { staff, at: clock() })),
  );
  bindOffice(app, contract.moveApplication, async ({ params, body, ...caller }) => {
    await moveQueuedApplication({ ...caller, at: clock() }, { ...params, ...body, permission: 'applications.write' });
    return { state: body.to };
  });
  bindOffice(app, contract.endApplication, async ({ params, body, ...caller }) => {
    await moveQueuedApplication({ ...caller, at: clock() }, { ...params, ...body, permission: 'applications.end' });
    return { state: body.to };
  });
  bindOffice(app, contract.moveApplications, async ({ body: { to, items }, ...caller }) => {
    const results: OfficeData<typeof contract.moveApplications> = [];
    for (const item of items) {
      const move = { ...item, to, reason: '', permission: 'applications.write' } as const;
      results.push({ ...item, ...(await outcomeOf(() => moveQueuedApplication({ ...caller, at: clock() }, move))) });
    }
    return results;
  });
}

type Outcome = { readonly outcome: 'done' | 'skipped' | 'failed'; readonly reason?: string };

/** What became of one row; that it was not its turn is no failure. */
async function outcomeOf(work: () => Promise<void>): Promise<Outcome> {
  try {
    await work();
    return { outcome: 'done' };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { outcome: error.code === '4097' ? 'skipped' : 'failed', reason: error.description ?? error.message };
  }
}
