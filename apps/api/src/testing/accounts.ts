import type { Database } from '@mall/db/connection';

type Approved = { readonly mallId: number; readonly memberNo: number; readonly creditLimit?: number };

/** Gives a member a contract for orders on account, large enough unless the test says otherwise. */
export async function approveAccount(
  owner: Database,
  { mallId, memberNo, creditLimit = 100_000_000 }: Approved,
): Promise<void> {
  const at = new Date();
  await owner
    .insertInto('accountContract')
    .values({ mallId, memberNo, creditLimit, paymentDays: 30, state: 'APPROVED', approvedAt: at, changedAt: at })
    .execute();
}
