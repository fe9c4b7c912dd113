import { compiledQuery } from '@mall/db/compiled-query';
import { sql } from 'kysely';

/**
 * Holds what the mall lists of these products until the transaction ends: whoever stops or reprices one of them waits, and this waits for
 * a change under way. The provider's own change reaches the listings later, so it and this meet at the product's key (`offer_key`). Held in
 * the order of their numbers, like everywhere else.
 */
export const shareListings = compiledQuery((transaction, { productNos }: { readonly productNos: readonly string[] }) =>
  transaction
    .selectFrom(sql<{ productNo: string }>`(select unnest(${productNos}::text[]) as product_no)`.as('requested'))
    .innerJoin('listing as l', (join) =>
      join.onRef('l.productNo', '=', 'requested.productNo').on('l.mallId', '=', transaction.mallId),
    )
    .select(sql`pg_advisory_xact_lock_shared(offer_key(l.product_no))`.as('held'))
    .orderBy('l.productNo')
    .forShare('l'),
);
