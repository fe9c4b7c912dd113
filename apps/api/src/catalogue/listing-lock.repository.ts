import { compiledQuery } from '@mall/db/compiled-query';
import { sql } from 'kysely';

/**
 * Locks what the mall lists of these products until the transaction ends: whoever stops or reprices one of them waits, and this waits for
 * a change under way. A change of the provider's product reaches its listings, so it waits as well. Locked in the order of their numbers,
 * like everywhere else.
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
