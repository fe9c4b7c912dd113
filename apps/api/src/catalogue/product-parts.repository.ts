import type { OptionUse } from '@mall/contracts/product-codes';
import { compiledQuery } from '@mall/db/compiled-query';
import type { MallTransaction } from '@mall/db/in-mall';
import { categoryNosTo } from '@mall/domain/category-tree';
import { type Expression, type RawBuilder, sql } from 'kysely';

type ColourRow = { name: string; hex: string; stockQuantity: number; useCode: OptionUse };
type StockRow = {
  colours: ColourRow[];
  stockQuantity: number;
  orderableQuantity: number;
  onlyOptionNo: number | null;
};

/** `= any(list)` takes one parameter however long the list, so one prepared statement serves every length. */
export const among = (column: RawBuilder<string>, values: readonly string[]) =>
  sql<boolean>`${column} = any(${values}::text[])`;

/** Puts rows in the order in which their numbers were requested. */
export const asRequested = (column: RawBuilder<string>, values: readonly string[]) =>
  sql<number>`array_position(${values}::text[], ${column})`;

/**
 * A lateral table: the colours of a product, one entry a name, in the order of its options. A colour is on sale when
 * one of its options is, since GD00701 is the lowest code, and then only those options count as its stock.
 */
export const stockOf = (productNo: Expression<string>) => sql<StockRow>`(
  select
    coalesce(jsonb_agg(jsonb_build_object(
      'name', c.colour_name, 'hex', c.hex, 'useCode', c.use_code,
      'stockQuantity', case c.use_code when 'GD00701' then c.orderable else c.stock end
    ) order by c.first_no), '[]') as colours,
    coalesce(sum(c.stock), 0)::int as stock_quantity,
    coalesce(sum(c.orderable), 0)::int as orderable_quantity,
    case when sum(c.options) = 1 then min(c.first_no) end as only_option_no
  from (
    select
      o.colour_name,
      min(o.option_no) as first_no,
      count(*) as options,
      min(o.use_code) as use_code,
      (array_agg(o.colour_hex order by o.option_no))[1] as hex,
      sum(s.quantity) as stock,
      coalesce(sum(s.quantity) filter (where o.use_code = 'GD00701'), 0) as orderable
    from product_option o join option_stock s using (product_no, option_no)
    where o.product_no = ${productNo} and o.use_code <> 'GD00704'
    group by o.colour_name
  ) c
)`;

export type CategoryStep = { categoryNo: string; name: string };

const listSteps = compiledQuery((transaction, { categoryNos }: { categoryNos: readonly string[] }) =>
  transaction
    .selectFrom('category')
    .select(['categoryNo', 'name'])
    .where('mallId', '=', transaction.mallId)
    .where(among(sql.ref('category_no'), categoryNos))
    .orderBy('categoryNo'),
);

/** A category with those above it, the highest first. */
export function listCategoryPath(transaction: MallTransaction, categoryNo: string): Promise<CategoryStep[]> {
  return listSteps(transaction, { categoryNos: categoryNosTo(categoryNo) });
}
