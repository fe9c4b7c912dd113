import { compiledQuery } from '@mall/db/compiled-query';

/**
 * Locks a member until the transaction ends: changes of their basket, addresses and applications wait for each other, so that what was
 * read stays true and limits hold.
 */
export const lockOwner = compiledQuery((transaction, { memberNo }: { readonly memberNo: number }) =>
  transaction
    .selectFrom('member')
    .select('memberNo')
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .forNoKeyUpdate(),
);
