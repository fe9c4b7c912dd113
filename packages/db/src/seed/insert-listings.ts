import { sql } from 'kysely';
import { inChunks, jsonOf, rowsPerStatement, type SeedTransaction } from './bulk-insert.ts';

/** Does for a whole mall at once what the trigger `listing_from_product` does row by row; used while that is off (`suspended-rules.ts`). */
export async function insertListingsWhole(transaction: SeedTransaction, listings: Iterable<object>): Promise<void> {
  for (const chunk of inChunks(listings, rowsPerStatement)) {
    const { json } = jsonOf(chunk);
    await sql`
      insert into listing (mall_id, product_no, category_no, sale_price, sort_order, is_on, favourite_count, listed_on, kind, brand_id,
        is_visible, is_sold_out, has_free_delivery, ships_today, colour_families, discount_rate)
      select l.mall_id, product_no, l.category_no, l.sale_price, l.sort_order, l.is_on, l.favourite_count, l.listed_on, p.kind, p.brand_id,
        is_offered(l.is_on, p.approval, p.state), p.is_sold_out, p.has_free_delivery, p.ships_today, p.colour_families,
        listed_discount(p.kind, p.market_price, l.sale_price)
      from json_populate_recordset(null::listing, ${json}::text::json) l join product p using (product_no)`.execute(
      transaction,
    );
  }
}
