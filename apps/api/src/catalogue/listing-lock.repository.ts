import { compiledQuery } from '@mall/db/compiled-query';
import { sql } from 'kysely';

/**
 * Locks the mall's listings of these products until the transaction ends: whoever stops or reprices one of them waits, and this waits for
 * a change under way. A change by the provider reaches the listings later, so both meet at the product's key (`offer_key`). Locked in
 * the order of their numbers, as everywhere.
 */
export const shareListings = compiledQuery((transaction, { productNos }: { readonly productNos: readonly string[] }) =>
  transaction
    .selectFrom('listing as l')
    .where('l.mallId', '=', transaction.mallId)
    .where(sql<boolean>`l.product_no = any(${productNos}::text[])`)
    .select(sql`pg_advisory_xact_lock_shared(offer_key(l.product_no))`.as('held'))
    .orderBy('l.productNo')
    .forShare('l'),
);
