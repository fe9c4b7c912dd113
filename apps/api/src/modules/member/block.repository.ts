import type { Member } from '@mall/db/generated';
import type { MallTransaction } from '@mall/db/in-mall';

type Block = { readonly loginId: string; readonly reason: Member['blockedReason']; readonly at: Date };

/** The member's number; undefined when there is no such member, or the block is already as it should be. */
export async function updateBlocked(
  transaction: MallTransaction,
  { loginId, reason, at }: Block,
): Promise<number | undefined> {
  const updated = await transaction
    .updateTable('member')
    .set({ blockedAt: reason === null ? null : at, blockedReason: reason })
    .where('mallId', '=', transaction.mallId)
    .where('loginId', '=', loginId)
    .where('state', '<>', 'WITHDRAWN')
    .where('blockedAt', reason ? 'is' : 'is not', null)
    .returning('memberNo')
    .executeTakeFirst();
  return updated?.memberNo;
}
