import { mostRecentViews } from '@mall/contracts/recent-view';
import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';

/** Whose list. */
export type Owner = { readonly memberNo: number };

/** Numbers of the products, newest first. */
export async function listViewedNos(transaction: MallTransaction, { memberNo }: Owner): Promise<string[]> {
  const rows = await transaction
    .selectFrom('recentView')
    .select('productNo')
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .orderBy('viewedAt', 'desc')
    .orderBy('productNo')
    .limit(mostRecentViews)
    .execute();
  return rows.map(({ productNo }) => productNo);
}

/** Adds products that are not there yet, the first of them as the newest; only those that the mall lists. */
export async function insertViews(
  transaction: MallTransaction,
  { memberNo, productNos, at }: Owner & { readonly productNos: readonly string[]; readonly at: Date },
): Promise<void> {
  await sql`
    insert into recent_view (mall_id, member_no, product_no, viewed_at)
    select ${transaction.mallId}, ${memberNo}, seen.product_no, ${at}::timestamptz - seen.position * interval '1 millisecond'
    from unnest(${productNos}::text[]) with ordinality seen (product_no, position)
    join listing l on l.mall_id = ${transaction.mallId} and l.product_no = seen.product_no
    on conflict do nothing`.execute(transaction);
}

/** Deletes everything after the newest fifty. */
export async function deleteOldViews(transaction: MallTransaction, { memberNo }: Owner): Promise<void> {
  await sql`
    delete from recent_view
    where mall_id = ${transaction.mallId} and member_no = ${memberNo} and product_no in (
      select product_no from recent_view
      where mall_id = ${transaction.mallId} and member_no = ${memberNo}
      order by viewed_at desc, product_no offset ${mostRecentViews}
    )`.execute(transaction);
}

/** Removes one product from the list, or all of them. */
export async function deleteViews(
  transaction: MallTransaction,
  { memberNo, productNo }: Owner & { readonly productNo?: string },
): Promise<void> {
  await transaction
    .deleteFrom('recentView')
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .$if(productNo !== undefined, (query) => query.where('productNo', '=', productNo ?? ''))
    .execute();
}
