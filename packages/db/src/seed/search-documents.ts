import { type RawBuilder, sql } from 'kysely';
import { jsonOf, type SeedTransaction } from './bulk-insert.ts';

/**
 * Takes over what the first mall, which lists everything, says of a product in the same category; returns of which. As `insertWhole`, it is
 * for when the trigger `listing_search_prepared` is off: what that does row by row, this does for a mall at once.
 */
export async function copyDocuments(transaction: SeedTransaction, mallId: number): Promise<ReadonlySet<string>> {
  const said = sql`select product_no, category_no as of_category, name, name_initials, document
    from listing_search where mall_id = 1`;
  return new Set(await insertSaid(transaction, mallId, said));
}

/** Documents in letters, of products that the mall lists. */
export async function insertWhole(
  transaction: SeedTransaction,
  mallId: number,
  documents: readonly object[],
): Promise<void> {
  const said = sql`select product_no, null as of_category, packed_letters(name) as name,
      packed_letters(name_initials) as name_initials, packed_letters(document) as document
    from json_populate_recordset(null::listing_search, ${jsonOf(documents).json}::text::json)`;
  await insertSaid(transaction, mallId, said);
}

async function insertSaid(transaction: SeedTransaction, mallId: number, said: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ productNo: string }>`
    insert into listing_search (mall_id, product_no, name, name_initials, document, kind, brand_id, category_no,
      sale_price, discount_rate, popularity, is_visible, is_sold_out, has_free_delivery, ships_today, listed_on)
    select l.mall_id, product_no, said.name, said.name_initials, said.document, l.kind, l.brand_id, l.category_no,
      l.sale_price, l.discount_rate, l.favourite_count, l.is_visible, l.is_sold_out, l.has_free_delivery,
      l.ships_today, l.listed_on
    from listing l join (${said}) said using (product_no)
    where l.mall_id = ${mallId} and (said.of_category is null or said.of_category = l.category_no)
    returning product_no`.execute(transaction);
  return rows.map(({ productNo }) => productNo);
}

/** The words of documents in letters, by which a search finds them; nothing of those that are known. */
export const learnWords = (transaction: SeedTransaction, documents: readonly object[]) =>
  sql`select learn_search_words(${jsonOf(documents).json}::text::jsonb)`.execute(transaction);
