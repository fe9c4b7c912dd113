import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';

/** The active member with this login id. */
export async function findActiveMember(transaction: MallTransaction, loginId: string): Promise<number | undefined> {
  const row = await transaction
    .selectFrom('member')
    .select('memberNo')
    .where('mallId', '=', transaction.mallId)
    .where('loginId', '=', loginId)
    .where('state', '=', 'ACTIVE')
    .executeTakeFirst();
  return row?.memberNo;
}

export type Contract = {
  readonly memberNo: number;
  readonly creditLimit: number;
  readonly paymentDays: number;
  readonly state: 'APPROVED' | 'SUSPENDED';
  readonly at: Date;
};

/** Approves a contract, or replaces the member's. */
export async function putContract(transaction: MallTransaction, { at, ...contract }: Contract): Promise<void> {
  const { creditLimit, paymentDays, state } = contract;
  await transaction
    .insertInto('accountContract')
    .values({ ...contract, approvedAt: at, changedAt: at, mallId: transaction.mallId })
    .onConflict((conflict) =>
      conflict.columns(['mallId', 'memberNo']).doUpdateSet({ creditLimit, paymentDays, state, changedAt: at }),
    )
    .execute();
}

/** The most that all members together may owe, won; null for no limit. */
export async function updateMallLimit(transaction: MallTransaction, accountLimit: number | null): Promise<void> {
  await transaction.updateTable('mall').set({ accountLimit }).where('mallId', '=', transaction.mallId).execute();
}

export type Settlement = {
  readonly memberNo: number;
  readonly amount: number;
  readonly reference: string;
  readonly at: Date;
};

/** False when the member already has a settlement with this reference. */
export async function insertSettlement(
  transaction: MallTransaction,
  { at, ...settlement }: Settlement,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('accountSettlement')
    .values({ ...settlement, settledAt: at, mallId: transaction.mallId })
    .onConflict((conflict) => conflict.columns(['mallId', 'memberNo', 'reference']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Active members by id, with or without a contract. */
export function listAccountHolders(transaction: MallTransaction) {
  return transaction
    .selectFrom('member')
    .select(['memberNo', 'loginId', 'name'])
    .where('mallId', '=', transaction.mallId)
    .where('state', '=', 'ACTIVE')
    .orderBy(sql`login_id collate "C"`)
    .execute();
}
