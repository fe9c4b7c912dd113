import type { CashReceipt } from '@mall/db/generated';
import { ofScope } from '@mall/db/in-office';
import { type Selectable, sql } from 'kysely';
import type { OfficeReader } from '../../../office/office-rows.ts';
import { cashOf, heldOf } from './deposit-queue.repository.ts';

export type Place = { readonly mallId: number; readonly orderNo: string };

export function findPaidOrder(transaction: OfficeReader, { mallId, orderNo }: Place) {
  return transaction
    .selectFrom('mallOrder as o')
    .innerJoin('mall', 'mall.mallId', 'o.mallId')
    .select(['o.mallId', 'mall.name as mallName', 'o.orderNo', 'o.memberNo', 'o.state', 'o.paymentMethod'])
    .select(['o.totalAmount', 'o.orderedAt', 'o.expiresAt', 'o.ordererName', 'o.ordererPhone'])
    .where(ofScope('o.mallId', transaction.scope))
    .where('o.mallId', '=', mallId)
    .where('o.orderNo', '=', orderNo)
    .executeTakeFirst();
}

/** Every payment attempt of an order, with what the ledger holds for each, in won. */
export function listAttempts(transaction: OfficeReader, { mallId, orderNo }: Place) {
  return transaction
    .selectFrom('paymentAttempt as a')
    .select(['a.attemptNo', 'a.method', 'a.amount', 'a.state', 'a.failure', 'a.changedAt', 'a.recoveredAt'])
    .select(heldOf.as('held'))
    .where('a.mallId', '=', mallId)
    .where('a.orderNo', '=', orderNo)
    .orderBy('a.attemptNo')
    .execute();
}

export function listEntriesOf(transaction: OfficeReader, { mallId, orderNo }: Place) {
  return transaction
    .selectFrom('paymentEntry')
    .select(['kind', 'attemptNo', 'amount', 'happenedAt'])
    .where('mallId', '=', mallId)
    .where('orderNo', '=', orderNo)
    .orderBy('entryNo')
    .execute();
}

/** Unhandled notices about an order. */
export function listNotices(transaction: OfficeReader, { mallId, orderNo }: Place) {
  return transaction
    .selectFrom('paymentEvent as n')
    .innerJoin('paymentAttempt as a', (join) =>
      join.onRef('a.mallId', '=', 'n.mallId').onRef('a.paymentKey', '=', 'n.paymentKey'),
    )
    .select(['n.kind', 'n.receivedAt'])
    .where('n.mallId', '=', mallId)
    .where('a.orderNo', '=', orderNo)
    .where('n.handledAt', 'is', null)
    .orderBy('n.receivedAt')
    .execute();
}

type ReceiptRow = Pick<Selectable<CashReceipt>, 'amount' | 'failure' | 'isSettled' | 'changedAt'> & {
  readonly cash: number;
};

export async function findReceipt(
  transaction: OfficeReader,
  { mallId, orderNo }: Place,
): Promise<ReceiptRow | undefined> {
  const { rows } = await sql<ReceiptRow>`
    select r.amount, r.failure, r.is_settled, r.changed_at, ${cashOf} as cash
    from cash_receipt r where r.mall_id = ${mallId} and r.order_no = ${orderNo}`.execute(transaction);
  return rows[0];
}

/** The cases of refunding an order's late deposit, newest first. */
export function listReturnCases(transaction: OfficeReader, { mallId, subject }: { mallId: number; subject: string }) {
  return transaction
    .selectFrom('approvalCase as c')
    .innerJoin('staff as maker', 'maker.staffNo', 'c.madeBy')
    .leftJoin('staff as decider', 'decider.staffNo', 'c.decidedBy')
    .select(['c.caseNo', 'c.state', 'c.madeAt', 'c.expiresAt', 'c.answer'])
    .select(['maker.name as madeBy', 'decider.name as decidedBy'])
    .where('c.kind', '=', 'deposit.return')
    .where('c.ofMallId', '=', mallId)
    .where('c.subject', '=', subject)
    .orderBy('c.caseNo', 'desc')
    .execute();
}
