import type { JoinType } from '@mall/contracts/wireless-codes';
import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';

/** Every memory of every phone that the mall shows, in the mall's own order. */
export const listPricedMemories = (transaction: MallTransaction) =>
  transaction
    .selectFrom('listing as l')
    .innerJoin('wirelessModel as w', 'w.productNo', 'l.productNo')
    .innerJoin('wirelessMemory as m', 'm.productNo', 'w.productNo')
    .where('l.mallId', '=', transaction.mallId)
    .where('l.kind', '=', 'wireless')
    .where('l.isVisible', '=', true)
    .orderBy('l.sortOrder')
    .orderBy('l.productNo')
    .orderBy('m.sortOrder')
    .orderBy('m.memory')
    .select(['l.productNo', 'l.isSoldOut', 'w.network'])
    .select(['m.memory', 'm.releasePrice', 'm.isSoldOut as isMemorySoldOut'])
    .execute();

/** The supports of one memory, by plan. */
export type SupportRow = {
  readonly productNo: string;
  readonly memory: string;
  readonly planNos: readonly number[];
  readonly commonSupports: readonly number[];
  readonly extraSupports: readonly number[];
};

type Wanted = { readonly joinType: JoinType; readonly at: Date };

/** The supports in force for one joining type, a row per memory; of several rows for one choice the one that began last applies. */
export async function listSupportRows(transaction: MallTransaction, { joinType, at }: Wanted): Promise<SupportRow[]> {
  const { rows } = await sql<SupportRow>`
    select product_no, memory, array_agg(plan_no) as plan_nos,
      array_agg(common_support) as common_supports, array_agg(extra_support) as extra_supports
    from (
      select distinct on (product_no, memory, plan_no) product_no, memory, plan_no, common_support, extra_support
      from wireless_support
      where mall_id = ${transaction.mallId} and join_type = ${joinType}
        and valid_from <= ${at} and (valid_to is null or valid_to > ${at})
      order by product_no, memory, plan_no, valid_from desc
    ) as in_force
    group by product_no, memory`.execute(transaction);
  return rows;
}
