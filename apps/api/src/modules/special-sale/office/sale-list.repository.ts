import type { OfficeRequest } from '@mall/contracts/office/office-endpoint';
import type { listSales, OfficeSaleRow, SaleOption } from '@mall/contracts/office/special-sales';
import { ofScope } from '@mall/db/in-office';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { countFound } from '../../../office/count-found.repository.ts';
import { allOf, behind, inOrder, type Key, matches, onDays } from '../../../office/list-page.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';

type Query = OfficeRequest<typeof listSales>['query'];
export type StoredSale = Omit<OfficeSaleRow, 'startsAt' | 'endsAt'> & {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly optionNos: number[];
  readonly hasSold: boolean;
};

const stateAt = (now: Date) => sql`case when ${now} < s.starts_at then 'upcoming' when ${now} >= s.ends_at then 'ended'
  when s.taken_pieces >= s.total_pieces then 'soldOut' else 'running' end`;

const columns = (
  now: Date,
) => sql`s.mall_id, mall.name as mall_name, s.sale_no, s.product_no, p.name as product_name, p.image, s.headline,
  s.sale_price, l.sale_price as usual_price, s.total_pieces, s.taken_pieces, s.most_per_member, s.starts_at, s.ends_at,
  ${stateAt(now)} as state, s.version, s.option_nos, s.has_sold`;
const tables = sql`special_sale s join mall using (mall_id) join product p using (product_no)
  join listing l on l.mall_id = s.mall_id and l.product_no = s.product_no`;

function found(reader: OfficeReader, { q = '', ...query }: Query, now: Date): RawBuilder<SqlBool> {
  return allOf([
    ofScope('s.mallId', reader.scope),
    // position, not LIKE: typed text contains no wildcards.
    sql`(position(lower(${q.trim()}) in lower(p.name || ' ' || s.headline)) > 0 or s.product_no = upper(${q.trim()}))`,
    matches(sql`s.mall_id`, query.mallId, 'int'),
    matches(stateAt(now), query.state, 'text'),
    onDays(sql`s.starts_at`, query.starts),
  ]);
}

type Page = { readonly query: Query; readonly key: Key | undefined; readonly limit: number; readonly now: Date };

/** A page of sales, the last to begin first unless the reverse is requested. */
export async function listSaleRows(reader: OfficeReader, { query, key, limit, now }: Page): Promise<StoredSale[]> {
  const direction = query.sort === 'startsAt' ? 'asc' : 'desc';
  const order = [sql`s.starts_at`, sql`s.mall_id`, sql`s.sale_no`];
  const { rows } = await sql<StoredSale>`
    select ${columns(now)} from ${tables} where ${found(reader, query, now)} and ${behind(order, key, direction)}
    order by ${inOrder(order, direction)} limit ${limit}`.execute(reader);
  return rows;
}

export const countSaleRows = (reader: OfficeReader, query: Query, now: Date) =>
  countFound(reader, sql`from ${tables} where ${found(reader, query, now)}`);

type Named = { readonly mallId: number; readonly saleNo: number };

export async function findSaleRow(reader: OfficeReader, { mallId, saleNo }: Named, now: Date) {
  const { rows } = await sql<StoredSale>`
    select ${columns(now)} from ${tables}
    where s.mall_id = ${mallId} and s.sale_no = ${saleNo} and ${ofScope('s.mallId', reader.scope)}`.execute(reader);
  return rows[0];
}

type Product = { readonly productName: string; readonly usualPrice: number };

/** Goods that a mall lists, with their options; undefined for goods it does not list. */
export async function findSaleProduct(
  reader: OfficeReader,
  { mallId, productNo }: { readonly mallId: number; readonly productNo: string },
): Promise<(Product & { readonly options: SaleOption[] }) | undefined> {
  const { rows } = await sql<Product>`
    select p.name as product_name, l.sale_price as usual_price from listing l join product p using (product_no)
    where l.mall_id = ${mallId} and l.product_no = ${productNo} and l.kind = 'goods'
      and ${ofScope('l.mallId', reader.scope)}`.execute(reader);
  const [product] = rows;
  if (!product) return undefined;
  const options = await sql<SaleOption>`
    select option_no, concat_ws(' ', nullif(colour_name, ''), nullif(label, '')) as name, quantity as stock_quantity
    from product_option join option_stock using (product_no, option_no)
    where product_no = ${productNo} and use_code = 'GD00701' order by option_no`.execute(reader);
  return { ...product, options: options.rows };
}
