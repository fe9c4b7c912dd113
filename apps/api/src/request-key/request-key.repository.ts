import type { MallTransaction } from '@mall/db/in-mall';

export type KeyedRequest = { readonly memberNo: number; readonly requestKey: string; readonly contentHash: Buffer };

/** Stores the key unless it is stored; waits for a transaction that is just storing the same one. */
export async function insertRequestKey(transaction: MallTransaction, request: KeyedRequest): Promise<void> {
  await transaction
    .insertInto('requestKey')
    .values({ ...request, mallId: transaction.mallId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function getContentHash(
  transaction: MallTransaction,
  { memberNo, requestKey }: Omit<KeyedRequest, 'contentHash'>,
): Promise<Buffer> {
  const { contentHash } = await transaction
    .selectFrom('requestKey')
    .select('contentHash')
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .where('requestKey', '=', requestKey)
    .executeTakeFirstOrThrow();
  return contentHash;
}
