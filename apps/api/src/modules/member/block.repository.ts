import type { Member } from '@mall/db/generated';
import type { MallTransaction } from '@mall/db/in-mall';

/** Named by id, as in commands, or by number. */
export type Blocked = { readonly loginId: string } | { readonly memberNo: number };
type Block = Blocked & { readonly reason: Member['blockedReason']; readonly at: Date };

/** The member's number; undefined when there is no such member, or the block is already in the requested state. */
export async function updateBlocked(
  transaction: MallTransaction,
  { reason, at, ...who }: Block,
): Promise<number | undefined> {
  const updated = await transaction
    .updateTable('member')
    .set({ blockedAt: reason === null ? null : at, blockedReason: reason })
    .where('mallId', '=', transaction.mallId)
    .where((where) => where.and(who))
    .where('state', '<>', 'WITHDRAWN')
    .where('blockedAt', reason ? 'is' : 'is not', null)
    .returning('memberNo')
    .executeTakeFirst();
  return updated?.memberNo;
}
