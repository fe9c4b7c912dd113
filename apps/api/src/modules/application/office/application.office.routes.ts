import * as moves from '@mall/contracts/office/application-moves';
import * as contract from '@mall/contracts/office/applications';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import { bindOffice } from '../../../office/bind-office.ts';
import { applicationOf, outcomesOf } from '../../../office/outcome-of.ts';
import { countStates } from './application-queue.repository.ts';
import { assignApplication, isDealerAlone } from './assign-application.ts';
import { checkApplication } from './check-application.ts';
import { listDealerGrants } from './desk.repository.ts';
import { getQueuedApplication } from './get-queued-application.ts';
import { invoiceOfficeRoutes } from './invoice.office.routes.ts';
import { listQueue } from './list-queue.ts';
import { moveQueuedApplication } from './move-queued-application.ts';
import { unmaskQueuedApplication } from './unmask-application.ts';

export function applicationOfficeRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { clock } = dependencies;
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
  bindOffice(app, contract.unmaskApplication, ({ staff, read, params, body }) =>
    read((transaction) => unmaskQueuedApplication(transaction, { params, body }, { staff, at: clock() })),
  );
  bindOffice(app, contract.listDealers, async ({ staff, read, scope }) => {
    const grants = await read((transaction) => listDealerGrants(transaction, { scope, at: clock() }));
    const isAlone = isDealerAlone(staff.reachOf('applications.read'));
    return grants
      .filter(({ staffNo }) => !isAlone || staffNo === staff.staffNo)
      .map(({ staffNo, name, carrier }) => ({ staffNo, name, carrier }));
  });
  bindOffice(app, moves.moveApplication, async ({ params, body, ...caller }) => {
    await moveQueuedApplication({ ...caller, at: clock() }, { ...params, ...body, permission: 'applications.write' });
    return { state: body.to };
  });
  bindOffice(app, moves.endApplication, async ({ params, body, ...caller }) => {
    await moveQueuedApplication({ ...caller, at: clock() }, { ...params, ...body, permission: 'applications.end' });
    return { state: body.to };
  });
  bindOffice(app, moves.checkApplication, async ({ params, body, ...caller }) => {
    await checkApplication({ ...caller, at: clock() }, { ...params, ...body });
    return {};
  });
  bindOffice(app, moves.moveApplications, ({ body: { to, items }, ...caller }) =>
    outcomesOf(items, applicationOf, ({ mallId, applicationNo }) =>
      moveQueuedApplication(
        { ...caller, at: clock() },
        { mallId, applicationNo, to, reason: '', permission: 'applications.write' },
      ),
    ),
  );
  bindOffice(app, moves.assignApplications, async ({ body: { to, items }, scope, ...caller }) => {
    const dealers = await caller.read((transaction) => listDealerGrants(transaction, { scope, at: clock() }));
    return outcomesOf(items, applicationOf, (item) =>
      assignApplication({ ...caller, at: clock() }, dealers, { ...item, to }),
    );
  });
  invoiceOfficeRoutes(app, dependencies);
}
