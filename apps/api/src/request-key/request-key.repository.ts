import { compiledQuery } from '@mall/db/compiled-query';

export type KeyedRequest = { readonly memberNo: number; readonly requestKey: string; readonly contentHash: Buffer };

/** Stores the key and returns it, unless it is stored; waits for a transaction that is storing the same one. */
export const insertRequestKey = compiledQuery((transaction, { memberNo, requestKey, contentHash }: KeyedRequest) =>
  transaction
    .insertInto('requestKey')
    .values({ memberNo, requestKey, contentHash, mallId: transaction.mallId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('requestKey'),
);

/** One row, when the key is stored. */
export const listContentHashes = compiledQuery(
  (transaction, { memberNo, requestKey }: Omit<KeyedRequest, 'contentHash'>) =>
    transaction
      .selectFrom('requestKey')
      .select('contentHash')
      .where('mallId', '=', transaction.mallId)
      .where('memberNo', '=', memberNo)
      .where('requestKey', '=', requestKey),
);
