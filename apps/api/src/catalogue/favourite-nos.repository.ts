import { compiledQuery } from '@mall/db/compiled-query';
import type { MallTransaction } from '@mall/db/in-mall';

const listMarked = compiledQuery((transaction, { memberNo }: { memberNo: number }) =>
  transaction
    .selectFrom('favourite')
    .select('productNo')
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .orderBy('productNo'),
);

/** A member's favourites, including those that the mall no longer shows. */
export async function listFavouriteNosOf(transaction: MallTransaction, memberNo: number): Promise<string[]> {
  return (await listMarked(transaction, { memberNo })).map(({ productNo }) => productNo);
}
