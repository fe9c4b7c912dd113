import * as contract from '@mall/contracts/office/deposits';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import { bindOffice } from '../../../office/bind-office.ts';
import { retryCashReceipt } from '../cash-receipt/retry-cash-receipt.ts';
import { eachOrder } from './each-order.ts';
import { getOrderMoney } from './get-order-money.ts';
import { listDeposits } from './list-deposits.ts';
import { queryOrderPayments } from './query-order-payments.ts';
import { depositSubject, openReturnCase } from './return-deposit.ts';

/** Money of all malls that waits for staff. */
export function depositOfficeRoutes(app: FastifyInstance, { clock }: Dependencies): void {
  bindOffice(app, contract.listDeposits, ({ staff, query, read }) =>
    read((transaction) => listDeposits(transaction, query, { staff, now: clock() })),
  );
  bindOffice(app, contract.getDeposit, ({ staff, params, read }) =>
    read((transaction) => getOrderMoney(transaction, params, { staff, now: clock() })),
  );
  bindOffice(app, contract.askDeposits, async ({ body: { items }, write }) =>
    eachOrder(items, write, queryOrderPayments),
  );
  bindOffice(app, contract.retryReceipts, ({ body: { items }, write }) => eachOrder(items, write, retryCashReceipt));
  bindOffice(app, contract.returnDeposit, async ({ staff, params, body, mallOf, write }) => {
    const { mallId, orderNo } = params;
    await mallOf(mallId);
    const subject = { mallId, subject: depositSubject(orderNo), reason: body.reason };
    const wanted = { ...params, ...body, madeBy: staff.staffNo };
    return { caseNo: await write(subject, (office) => openReturnCase(office, wanted)) };
  });
}
