import type { MallScope, MallTransaction } from '@mall/db/in-mall';

type Spent = { readonly challengeHash: Buffer; readonly expiresAt: Date; readonly now: Date };

/** False when the challenge was spent before. */
export async function insertSpentChallenge(
  transaction: MallTransaction,
  mall: MallScope,
  { challengeHash, expiresAt, now }: Spent,
): Promise<boolean> {
  await transaction
    .deleteFrom('spentChallenge')
    .where('mallId', '=', mall.mallId)
    .where('expiresAt', '<', now)
    .execute();
  const inserted = await transaction
    .insertInto('spentChallenge')
    .values({ mallId: mall.mallId, challengeHash, expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}
