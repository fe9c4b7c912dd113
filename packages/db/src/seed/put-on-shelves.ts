import { sql } from 'kysely';
import { inChunks, jsonOf, rowsPerStatement, type SeedTransaction } from './bulk-insert.ts';
import type { Product } from './content/types.ts';

/**
 * The first stock of new products' options: on the shelf, and in the ledger. No mall lists them yet, so whether they are sold out is
 * computed here instead of by following.
 */
export async function putOnShelves(transaction: SeedTransaction, products: readonly Product[]): Promise<void> {
  const shelves = products.flatMap(({ productNo, options }) =>
    options.map(({ optionNo, stockQuantity: quantity }) => ({ productNo, optionNo, quantity })),
  );
  for (const chunk of inChunks(shelves, rowsPerStatement)) await putPieces(transaction, jsonOf(chunk).json);
  const productNos = products.map(({ productNo }) => productNo);
  await sql`
    update product set is_sold_out = not is_sold_out
    where product_no = any (${productNos}::text[]) and is_sold_out <> is_gone(kind, state, product_no)`.execute(
    transaction,
  );
  await sql`delete from product_to_follow where product_no = any (${productNos}::text[])`.execute(transaction);
}

const putPieces = (transaction: SeedTransaction, shelves: string) =>
  sql`
    with come as (
      select * from json_populate_recordset(null::option_stock, ${shelves}::text::json) where quantity > 0
    ), put as (
      update option_stock s set quantity = come.quantity from come
      where s.product_no = come.product_no and s.option_no = come.option_no
    )
    insert into stock_adjustment (product_no, option_no, kind, pieces, happened_at)
    select product_no, option_no, 'OPENING', quantity, now() from come`.execute(transaction);
