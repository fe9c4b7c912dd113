import type { MallScope, MallTransaction } from '@mall/db/in-mall';

/** Whose details. */
export type Owner = { readonly memberNo: number };

export function findProfile(
  transaction: MallTransaction,
  mall: MallScope,
  { memberNo }: Owner,
): Promise<{ loginId: string; name: string; email: string; joinedAt: Date } | undefined> {
  return transaction
    .selectFrom('member')
    .select(['loginId', 'name', 'email', 'joinedAt'])
    .where('mallId', '=', mall.mallId)
    .where('memberNo', '=', memberNo)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst();
}
