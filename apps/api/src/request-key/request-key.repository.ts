import type { MallScope, MallTransaction } from '@mall/db/in-mall';

export type KeyedRequest = { readonly memberNo: number; readonly requestKey: string; readonly contentHash: Buffer };

/** Stores the key unless it is stored; waits for a transaction that is just storing the same one. */
export async function insertRequestKey(
  transaction: MallTransaction,
  mall: MallScope,
  request: KeyedRequest,
): Promise<void> {
  await transaction
    .insertInto('requestKey')
    .values({ mallId: mall.mallId, ...request })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function getContentHash(
  transaction: MallTransaction,
  mall: MallScope,
  { memberNo, requestKey }: Omit<KeyedRequest, 'contentHash'>,
): Promise<Buffer> {
  const { contentHash } = await transaction
    .selectFrom('requestKey')
    .select('contentHash')
    .where('mallId', '=', mall.mallId)
    .where('memberNo', '=', memberNo)
    .where('requestKey', '=', requestKey)
    .executeTakeFirstOrThrow();
  return contentHash;
}
