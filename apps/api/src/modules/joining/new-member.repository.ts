import type { ApprovalState } from '@mall/contracts/product-codes';
import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';

/** Whether this id is taken. Members who left gave theirs up. */
export async function isLoginIdTaken(transaction: MallTransaction, loginId: string): Promise<boolean> {
  const found = await transaction
    .selectFrom('member')
    .select('memberNo')
    .where('mallId', '=', transaction.mallId)
    .where('loginId', '=', loginId)
    .executeTakeFirst();
  return found !== undefined;
}

type NewMember = {
  readonly loginId: string;
  readonly passwordHash: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** YYYY-MM-DD */
  readonly birthDate: string;
  readonly personHash: string;
  readonly approval: ApprovalState;
  readonly answers: Readonly<Record<string, string>>;
  readonly joinedAt: Date;
};

/** Undefined when the id or the person has joined in the meantime. */
export async function insertMember(
  transaction: MallTransaction,
  { birthDate, ...member }: NewMember,
): Promise<number | undefined> {
  const inserted = await transaction
    .insertInto('member')
    .values({ ...member, birthDate: sql<Date>`${birthDate}::date`, mallId: transaction.mallId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('memberNo')
    .executeTakeFirst();
  return inserted?.memberNo;
}
