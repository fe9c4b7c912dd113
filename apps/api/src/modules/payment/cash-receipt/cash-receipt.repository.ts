import type { CashReceiptChoice } from '@mall/contracts/cash-receipt';
import { compiledQuery } from '@mall/db/compiled-query';
import type { CashReceipt } from '@mall/db/generated';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Updateable } from 'kysely';
import { sql } from 'kysely';

export type CashReceiptRow = CashReceiptChoice & {
  /** Numbers the receipts issued for an order: each needs its own number at the service. */
  readonly issueNo: number;
  readonly receiptKey: string | null;
  readonly receiptUrl: string;
  /** The receipt's amount, in won. */
  readonly amount: number;
  /** The amount that the service was asked to change it to; null once it has responded. */
  readonly requestedAmount: number | null;
  readonly failure: string;
};

type OrderKey = { readonly orderNo: string };

/** Stores the choice, replacing an earlier one; returns false once a receipt was issued or requested. */
export async function upsertCashReceipt(
  transaction: MallTransaction,
  { orderNo, purpose, number, at }: OrderKey & CashReceiptChoice & { readonly at: Date },
): Promise<boolean> {
  const receiptChoice = { purpose, number, failure: '', isSettled: false, changedAt: at };
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('cashReceipt')
    .values({ orderNo, ...receiptChoice, mallId: transaction.mallId })
    .onConflict((conflict) =>
      conflict
        .columns(['mallId', 'orderNo'])
        .doUpdateSet(receiptChoice)
        .where('cashReceipt.amount', '=', 0)
        .where('cashReceipt.requestedAmount', 'is', null),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

const columns = [
  'purpose',
  'number',
  'issueNo',
  'receiptKey',
  'receiptUrl',
  'amount',
  'requestedAmount',
  'failure',
] as const;

const listCashReceipts = compiledQuery<OrderKey, CashReceiptRow>((transaction, { orderNo }) =>
  transaction
    .selectFrom('cashReceipt')
    .select(columns)
    .where('mallId', '=', transaction.mallId)
    .where('orderNo', '=', orderNo),
);

export const findCashReceipt = async (
  transaction: MallTransaction,
  orderNo: string,
): Promise<CashReceiptRow | undefined> => (await listCashReceipts(transaction, { orderNo })).at(0);

/** The same, locked until the transaction ends. */
export function lockCashReceipt(transaction: MallTransaction, orderNo: string): Promise<CashReceiptRow> {
  return transaction
    .selectFrom('cashReceipt')
    .select(columns)
    .where('mallId', '=', transaction.mallId)
    .where('orderNo', '=', orderNo)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

type Change = Pick<
  Updateable<CashReceipt>,
  'issueNo' | 'receiptKey' | 'receiptUrl' | 'amount' | 'requestedAmount' | 'failure' | 'isSettled'
> & { readonly changedAt: Date };

export async function updateCashReceipt(
  transaction: MallTransaction,
  { orderNo, ...change }: OrderKey & Change,
): Promise<void> {
  await transaction
    .updateTable('cashReceipt')
    .set(change)
    .where('mallId', '=', transaction.mallId)
    .where('orderNo', '=', orderNo)
    .execute();
}

/** Orders whose receipt was not compared with their money since the last change, longest waiting first. */
export async function listUnsettledReceipts(transaction: MallTransaction): Promise<string[]> {
  const rows = await transaction
    .selectFrom('cashReceipt')
    .select('orderNo')
    .where('mallId', '=', transaction.mallId)
    .where('isSettled', '=', sql.lit(false))
    .orderBy('changedAt')
    .limit(100)
    .execute();
  return rows.map(({ orderNo }) => orderNo);
}

/** The cash held for an order, in won, without card payments and money that is to be refunded. */
export async function sumCash(transaction: MallTransaction, orderNo: string): Promise<number> {
  const { rows } = await sql<{ held: number }>`
    select coalesce(sum(e.amount), 0)::bigint as held
    from payment_attempt a join payment_entry e using (mall_id, order_no, attempt_no)
    where a.mall_id = ${transaction.mallId} and a.order_no = ${orderNo}
      and a.state = 'DONE' and a.method in ('TRANSFER', 'VIRTUAL_ACCOUNT')`.execute(transaction);
  return rows[0]?.held ?? 0;
}
