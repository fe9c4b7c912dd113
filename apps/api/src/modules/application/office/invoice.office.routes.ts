import { checkApplicationInvoices, shipApplicationInvoices } from '@mall/contracts/office/application-moves';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import { bindOffice } from '../../../office/bind-office.ts';
import { applicationOf, outcomesOf } from '../../../office/outcome-of.ts';
import { type JudgedInvoice, judgeInvoices } from './judge-invoices.ts';
import { moveQueuedApplication } from './move-queued-application.ts';

const toRow = ({ application, ...row }: JudgedInvoice) => ({
  ...{ ...row, ...(application && { mallId: application.mallId }) },
});

/** Ships phones from a pasted sheet of invoices. */
export function invoiceOfficeRoutes(app: FastifyInstance, { clock }: Dependencies): void {
  bindOffice(app, checkApplicationInvoices, async ({ body, staff, read }) => {
    const looking = { reaches: staff.reachOf('applications.write'), at: clock() };
    const judged = await read((transaction) => judgeInvoices(transaction, body, looking));
    return {
      data: judged.map((row) => ({
        ...{ ...toRow(row), ...(row.application && { recipient: row.application.recipient }) },
      })),
      subjects: judged.flatMap(({ application }) => (application ? [application.memberNo] : [])),
    };
  });

  bindOffice(app, shipApplicationInvoices, async ({ body, ...caller }) => {
    const at = clock();
    const looking = { reaches: caller.staff.reachOf('applications.write'), at };
    const judged = await caller.read((transaction) => judgeInvoices(transaction, body, looking));
    const right = judged.filter(({ verdict }) => verdict === 'RIGHT');
    const items = right.map((row) => ({ ...row, mallId: row.application?.mallId ?? 0 }));
    const outcomes = await outcomesOf(items, applicationOf, ({ mallId, applicationNo, carrier, invoiceNo }) =>
      moveQueuedApplication(
        { ...caller, at },
        {
          ...{ mallId, applicationNo, to: 'SHIPPED', reason: '', permission: 'applications.write' },
          parcel: { carrier, invoiceNo },
        },
      ),
    );
    const refused = right.flatMap((row, place) => {
      const { outcome, reason } = outcomes[place] ?? {};
      return outcome === 'done' ? [] : [{ ...toRow(row), verdict: 'WRONG_STATE' as const, ...(reason && { reason }) }];
    });
    const left = judged.filter(({ verdict }) => verdict !== 'RIGHT').map(toRow);
    return { shipped: right.length - refused.length, left: [...left, ...refused] };
  });
}
