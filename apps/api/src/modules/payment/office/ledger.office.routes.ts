import * as contract from '@mall/contracts/office/ledger';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import { bindOffice } from '../../../office/bind-office.ts';
import { resolveDifference } from '../compare/resolve-difference.ts';
import { eachOrder } from './each-order.ts';
import { listLedgerEntries } from './ledger-entries.repository.ts';
import { getDifference, listDifferences } from './list-differences.ts';
import { queryOrderPayments } from './query-order-payments.ts';

/** The ledger of all malls, and its differences to the payment service and the orders. */
export function ledgerOfficeRoutes(app: FastifyInstance, { clock }: Dependencies): void {
  bindOffice(app, contract.listLedger, ({ query, read }) =>
    read((transaction) => listLedgerEntries(transaction, query)),
  );
  bindOffice(app, contract.listDifferences, ({ staff, query, read }) =>
    read((transaction) => listDifferences(transaction, query, staff)),
  );
  bindOffice(app, contract.getDifference, ({ staff, params, read }) =>
    read((transaction) => getDifference(transaction, params, { staff, now: clock() })),
  );
  bindOffice(app, contract.compareOrders, ({ body: { items }, write }) => eachOrder(items, write, queryOrderPayments));
  bindOffice(app, contract.resolveDifference, async ({ staff, params, body, read, write }) => {
    // Throws 4040 for an unknown difference; otherwise it would be 4090.
    await read((transaction) => getDifference(transaction, params, { staff, now: clock() }));
    const { mallId, name } = params;
    const { ledger, other, reason } = body;
    const subject = { mallId, subject: `difference ${name}`, reason, changes: { ledger, other } };
    await write(subject, (office) => resolveDifference(office, params, { name, ...body, staffNo: staff.staffNo }));
    return null;
  });
}
