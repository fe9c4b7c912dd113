import type { ApprovalState } from '@mall/contracts/codes';
import type { MallScope, MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';

/** Who has joined and waits for the operator, the longest first. */
export function listWaiting(transaction: MallTransaction, mall: MallScope) {
  return transaction
    .selectFrom('member')
    .select(['memberNo', 'loginId', 'name', 'answers', 'joinedAt', 'emailVerifiedAt'])
    .where('mallId', '=', mall.mallId)
    .where('approval', '=', sql.lit('R'))
    .where('status', '<>', 'WITHDRAWN')
    .orderBy('joinedAt')
    .execute();
}

type Decision = { readonly loginId: string; readonly approval: Exclude<ApprovalState, 'R'> };

/** The member's number; undefined when nobody of this id waits. */
export async function updateApproval(
  transaction: MallTransaction,
  mall: MallScope,
  { loginId, approval }: Decision,
): Promise<number | undefined> {
  const updated = await transaction
    .updateTable('member')
    .set({ approval })
    .where('mallId', '=', mall.mallId)
    .where('loginId', '=', loginId)
    .where('approval', '=', 'R')
    .where('status', '<>', 'WITHDRAWN')
    .returning('memberNo')
    .executeTakeFirst();
  return updated?.memberNo;
}

/** A member the operator has decided about; undefined while they wait, or once they have left. */
export function findDecided(transaction: MallTransaction, mall: MallScope, memberNo: number) {
  return transaction
    .selectFrom('member')
    .select(['name', 'email', 'approval'])
    .where('mallId', '=', mall.mallId)
    .where('memberNo', '=', memberNo)
    .where('approval', '<>', 'R')
    .where('email', '<>', '')
    .where('status', '<>', 'WITHDRAWN')
    .executeTakeFirst();
}
