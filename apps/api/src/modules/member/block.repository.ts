import type { MallScope, MallTransaction } from '@mall/db/in-mall';

/** 부정 이용, 부정 결제, 계정 도용, 제휴·재직 종료, 그 밖. */
export const blockReasons = ['ABUSE', 'FRAUD', 'STOLEN', 'CONTRACT_ENDED', 'OTHER'] as const;
export type BlockReason = (typeof blockReasons)[number];

type Block = { readonly loginId: string; readonly reason: BlockReason | null; readonly at: Date };

/** The member's number; undefined when there is no such member, or the block is already as it should be. */
export async function updateBlocked(
  transaction: MallTransaction,
  mall: MallScope,
  { loginId, reason, at }: Block,
): Promise<number | undefined> {
  const updated = await transaction
    .updateTable('member')
    .set({ blockedAt: reason && at, blockedReason: reason })
    .where('mallId', '=', mall.mallId)
    .where('loginId', '=', loginId)
    .where('status', '<>', 'WITHDRAWN')
    .where('blockedAt', reason ? 'is' : 'is not', null)
    .returning('memberNo')
    .executeTakeFirst();
  return updated?.memberNo;
}
