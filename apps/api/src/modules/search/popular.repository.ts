import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';

/**
 * The operator's list in its order, followed by the most frequent searches since then that had results and are not on
 * that list.
 */
export async function listPopularNames(
  transaction: MallTransaction,
  { since, limit }: { readonly since: Date; readonly limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with chosen as (select name, sort_order from popular_keyword where mall_id = ${transaction.mallId}),
    searched as (
      select keyword as name, count(*) as times, max(searched_at) as latest from search_log
      where mall_id = ${transaction.mallId} and searched_at >= ${since} and has_result
        and keyword not in (select name from chosen)
      group by keyword
    )
    select name from (
      select name, 0 as part, sort_order as place, null::timestamptz as latest from chosen
      union all
      select name, 1, -times, latest from searched
    ) both_lists
    order by part, place, latest desc, name limit ${limit}`.execute(transaction);
  return rows.map(({ name }) => name);
}
