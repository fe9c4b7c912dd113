import type { MallScope, MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';

/** The active member of this login id. */
export async function findActiveMember(
  transaction: MallTransaction,
  mall: MallScope,
  loginId: string,
): Promise<number | undefined> {
  const row = await transaction
    .selectFrom('member')
    .select('memberNo')
    .where('mallId', '=', mall.mallId)
    .where('loginId', '=', loginId)
    .where('status', '=', 'ACTIVE')
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

/** Approves a contract, or puts another one in the place of the member's. */
export async function putContract(
  transaction: MallTransaction,
  mall: MallScope,
  { at, ...contract }: Contract,
): Promise<void> {
  const { creditLimit, paymentDays, state } = contract;
  await transaction
    .insertInto('accountContract')
    .values({ mallId: mall.mallId, ...contract, approvedAt: at, changedAt: at })
    .onConflict((conflict) =>
      conflict.columns(['mallId', 'memberNo']).doUpdateSet({ creditLimit, paymentDays, state, changedAt: at }),
    )
    .execute();
}

/** The most that all members together may owe, won; null: no such limit. */
export async function updateMallLimit(
  transaction: MallTransaction,
  mall: MallScope,
  accountLimit: number | null,
): Promise<void> {
  await transaction.updateTable('mall').set({ accountLimit }).where('mallId', '=', mall.mallId).execute();
}

export type Settlement = {
  readonly memberNo: number;
  readonly amount: number;
  readonly reference: string;
  readonly at: Date;
};

/** False when the member has a settlement of this reference already. */
export async function insertSettlement(
  transaction: MallTransaction,
  mall: MallScope,
  { at, ...settlement }: Settlement,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('accountSettlement')
    .values({ mallId: mall.mallId, ...settlement, settledAt: at })
    .onConflict((conflict) => conflict.columns(['mallId', 'memberNo', 'reference']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Active members by id, with or without a contract. */
export function listAccountHolders(transaction: MallTransaction, mall: MallScope) {
  return transaction
    .selectFrom('member')
    .select(['memberNo', 'loginId', 'name'])
    .where('mallId', '=', mall.mallId)
    .where('status', '=', 'ACTIVE')
    .orderBy(sql`login_id collate "C"`)
    .execute();
}
