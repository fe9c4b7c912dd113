import type { ApprovalState } from '@mall/contracts/product-codes';
import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';

/** Applicants who wait for the operator, the longest first. */
export function listWaiting(transaction: MallTransaction) {
  return transaction
    .selectFrom('member')
    .select(['memberNo', 'loginId', 'name', 'answers', 'joinedAt', 'emailVerifiedAt'])
    .where('mallId', '=', transaction.mallId)
    .where('approval', '=', sql.lit('R'))
    .where('state', '<>', 'WITHDRAWN')
    .orderBy('joinedAt')
    .execute();
}

/** Named by id, as in commands, or by number. */
export type Who = { readonly loginId: string } | { readonly memberNo: number };
type Decision = Who & { readonly approval: Exclude<ApprovalState, 'R'>; readonly refusalReason: string };

/** The member's number; undefined when they do not wait. */
export async function updateApproval(
  transaction: MallTransaction,
  { approval, refusalReason, ...who }: Decision,
): Promise<number | undefined> {
  const updated = await transaction
    .updateTable('member')
    .set({ approval, refusalReason })
    .where('mallId', '=', transaction.mallId)
    .where((where) => where.and(who))
    .where('approval', '=', 'R')
    .where('state', '<>', 'WITHDRAWN')
    .returning('memberNo')
    .executeTakeFirst();
  return updated?.memberNo;
}

/** A member about whom the operator has decided; undefined while they wait, or once they have left. */
export function findDecided(transaction: MallTransaction, memberNo: number) {
  return transaction
    .selectFrom('member')
    .select(['name', 'email', 'approval', 'refusalReason'])
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .where('approval', '<>', 'R')
    .where('email', '<>', '')
    .where('state', '<>', 'WITHDRAWN')
    .executeTakeFirst();
}
