import type { OptionUse } from '@mall/contracts/product-codes';
import type { Since } from '@mall/domain/office/product-sheet/since';
import type { SheetOption, SheetProduct } from '@mall/domain/office/product-sheet/texts';
import { sql } from 'kysely';
import { countFound } from '../../../office/count-found.repository.ts';
import { behind, type Key } from '../../../office/list-page.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';
import type { Runner } from '../office/product.repository.ts';
import { found, inSight, type ProductQuery, tables } from '../office/product-list.repository.ts';

const productColumns = sql`p.product_no, p.version, p.kind, p.state, p.name, p.brand_id, p.supplier_no, p.model_name, p.summary, p.tag, p.search_tags,
  p.market_price, to_char(p.market_price_on, 'YYYY-MM-DD') as market_price_on,
  case when p.image = any (p.images) then p.images else p.image || p.images end as images,
  p.notice_group, p.statutory_notice, p.delivery_method, p.has_free_delivery, p.ships_today, p.delivery_note, p.most_pieces, p.supply_price`;

type Page = { readonly query: ProductQuery; readonly key: Key | undefined; readonly limit: number };

/** The products that the list's filters find, by number. */
export async function listSheetRows(reader: OfficeReader, { query, key, limit }: Page): Promise<SheetProduct[]> {
  const { rows } = await sql<SheetProduct>`
    select ${productColumns} from ${tables}
    where ${found(query, reader.scope)} and ${behind([sql`p.product_no`], key, 'asc')}
    order by p.product_no limit ${limit}`.execute(reader);
  return rows;
}

export type OptionRow = Omit<SheetOption, 'wasSold'> & {
  readonly productNo: string;
  readonly productName: string;
  readonly version: number;
  readonly stock: number;
};
const live = sql`product_option o on o.product_no = p.product_no and o.use_code <> 'GD00704'`;

/** The options of the goods that the list's filters find. */
export async function listOptionRows(reader: OfficeReader, { query, key, limit }: Page): Promise<OptionRow[]> {
  const order = [sql`p.product_no`, sql`o.option_no`];
  const { rows } = await sql<OptionRow>`
    select p.product_no, p.version, p.name as product_name, o.option_no, o.colour_name, o.colour_hex, o.label, o.extra_price, o.use_code,
      o.image, stock.quantity as stock
    from ${tables} join ${live} join option_stock stock on (stock.product_no, stock.option_no) = (o.product_no, o.option_no)
    where p.kind = 'goods' and ${found(query, reader.scope)} and ${behind(order, key, 'asc')}
    order by p.product_no, o.option_no limit ${limit}`.execute(reader);
  return rows;
}

export const countOptionRows = (reader: OfficeReader, query: ProductQuery) =>
  countFound(reader, sql`from ${tables} join ${live} where p.kind = 'goods' and ${found(query, reader.scope)}`);

/** Those of these products that are in scope. */
export async function listByNumber(reader: OfficeReader, productNos: readonly string[]): Promise<SheetProduct[]> {
  const { rows } = await sql<SheetProduct>`
    select ${productColumns} from product p
    where p.product_no = any (${productNos}::text[]) and ${inSight(reader.scope)}`.execute(reader);
  return rows;
}

export type OptionOf = SheetOption & { readonly productNo: string };
/** Their options, as the grid of each shows them. */
export async function listOptionsOf(runner: Runner, productNos: readonly string[]): Promise<OptionOf[]> {
  const { rows } = await sql<OptionOf & { useCode: OptionUse }>`
    select o.product_no, o.option_no, o.colour_name, o.colour_hex, o.label, o.extra_price, o.use_code, o.image,
      exists (select from order_line l where l.product_no = o.product_no and l.option_no = o.option_no)
        or exists (select from application a where a.product_no = o.product_no and a.option_no = o.option_no) as was_sold
    from product_option o where o.product_no = any (${productNos}::text[]) and o.use_code <> 'GD00704'
    order by o.product_no, o.option_no`.execute(runner);
  return rows;
}

type Seen = { readonly productNo: string; readonly version: number };
export type SinceOf = Omit<Since, 'at'> & { readonly productNo: string; readonly at: Date };
/** The saves of products after the versions that a sheet was made from. */
export async function listSince(runner: Runner, seen: readonly Seen[]): Promise<SinceOf[]> {
  const { rows } = await sql<SinceOf>`
    select c.product_no, c.version, c.made_at as at, s.name as by, c.changes - '{descriptionHtml,specifications}'::text[] as changes
    from unnest(${seen.map(({ productNo }) => productNo)}::text[], ${seen.map(({ version }) => version)}::int[]) as seen (no, version)
    join product_change c on c.product_no = seen.no and c.version > seen.version
    left join staff s on s.staff_no = c.staff_no
    order by c.product_no, c.version`.execute(runner);
  return rows;
}

/** Those of these products for which one's own request is open. */
export async function listAsked(runner: Runner, productNos: readonly string[], staffNo: number): Promise<string[]> {
  const { rows } = await sql<{ productNo: string }>`
    select product_no from product_request
    where product_no = any (${productNos}::text[]) and staff_no = ${staffNo} and state in ('R', 'N')`.execute(runner);
  return rows.map(({ productNo }) => productNo);
}

/** Those of these names, with their brands, that existing goods have. */
export async function listNamed(
  runner: Runner,
  names: readonly { readonly name: string; readonly brandId: number }[],
): Promise<{ name: string; brandId: number }[]> {
  const { rows } = await sql<{ name: string; brandId: number }>`
    select distinct p.name, p.brand_id from product p
    join unnest(${names.map(({ name }) => name)}::text[], ${names.map(({ brandId }) => brandId)}::int[]) as asked (name, brand_id)
      using (name, brand_id)
    where p.state <> 'GD00406'`.execute(runner);
  return rows;
}
