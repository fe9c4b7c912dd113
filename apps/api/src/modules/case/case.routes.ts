import * as contract from '@mall/contracts/office/cases';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { bindOffice } from '../../office/bind-office.ts';
import { approveCase, listCases, rejectCase, takeCaseBack } from './cases.ts';

/** What waits for a second person. */
export function caseRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { officeDatabase } = dependencies;
  if (!officeDatabase) return;
  const office = { ...dependencies, database: officeDatabase };
  bindOffice(app, contract.listCases, async ({ staff }) => ({ cases: await listCases(office, staff) }));
  bindOffice(app, contract.approveCase, async ({ staff, params: { caseNo }, write }) => {
    await write({ subject: `case ${caseNo}` }, (recorded) => approveCase(recorded, staff, caseNo));
    return null;
  });
  bindOffice(app, contract.rejectCase, async ({ staff, params: { caseNo }, body: { answer }, write }) => {
    await write({ subject: `case ${caseNo}`, reason: answer }, (recorded) =>
      rejectCase(recorded, staff, { caseNo, answer }),
    );
    return null;
  });
  bindOffice(app, contract.takeCaseBack, async ({ staff, params: { caseNo }, write }) => {
    await write({ subject: `case ${caseNo}` }, (recorded) => takeCaseBack(recorded, staff, caseNo));
    return null;
  });
}
