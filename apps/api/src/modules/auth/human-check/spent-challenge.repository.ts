import type { MallTransaction } from '@mall/db/in-mall';

type Spent = { readonly challengeHash: Buffer; readonly expiresAt: Date; readonly now: Date };

/** False when the challenge was used before. */
export async function insertSpentChallenge(
  transaction: MallTransaction,
  { challengeHash, expiresAt, now }: Spent,
): Promise<boolean> {
  await transaction
    .deleteFrom('spentChallenge')
    .where('mallId', '=', transaction.mallId)
    .where('expiresAt', '<', now)
    .execute();
  const inserted = await transaction
    .insertInto('spentChallenge')
    .values({ mallId: transaction.mallId, challengeHash, expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}
