import type { HomeProduct } from '@mall/contracts/office/home';
import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';
import type { OfficeReader } from '../../../office/office-rows.ts';

/** Those of the numbers that the mall lists. */
export async function findListed(
  transaction: MallTransaction,
  productNos: readonly string[],
): Promise<ReadonlySet<string>> {
  if (productNos.length === 0) return new Set();
  const rows = await transaction
    .selectFrom('listing')
    .select('productNo')
    .where('mallId', '=', transaction.mallId)
    .where('productNo', 'in', [...productNos])
    .execute();
  return new Set(rows.map(({ productNo }) => productNo));
}

type Wanted = { readonly mallId: number; readonly productNos: readonly string[] };

/** Products as an editor shows them; unknown ones are left out. */
export async function listHomeProducts(reader: OfficeReader, { mallId, productNos }: Wanted): Promise<HomeProduct[]> {
  const { rows } = await sql<HomeProduct>`
    select p.product_no, p.name, p.image, coalesce(l.is_visible, false) as is_visible
    from product p left join listing l on l.product_no = p.product_no and l.mall_id = ${mallId}
    where p.product_no = any (${[...productNos]})`.execute(reader);
  return rows;
}
