import { compiledQuery } from '@mall/db/compiled-query';
import { sql } from 'kysely';

/**
 * Keeps what the mall lists of these products as it is until the transaction ends: whoever stops or reprices one of them waits so long, and
 * so does this for whoever is just doing it. A change of the provider's product reaches its listings, so it waits as well. They are locked by
 * number, as by everybody who locks several.
 */
export const shareListings = compiledQuery((transaction, { productNos }: { readonly productNos: readonly string[] }) =>
  transaction
    .selectFrom(sql<{ productNo: string }>`(select unnest(${productNos}::text[]) as product_no)`.as('requested'))
    .innerJoin('listing as l', (join) =>
      join.onRef('l.productNo', '=', 'requested.productNo').on('l.mallId', '=', transaction.mallId),
    )
    .select('l.productNo')
    .orderBy('l.productNo')
    .forShare('l'),
);
