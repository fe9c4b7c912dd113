import type { OfficeRequest } from '@mall/contracts/office/office-endpoint';
import type { listProducts, ProductRow } from '@mall/contracts/office/products';
import { type OfficeScope, ofScope } from '@mall/db/in-office';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { countFound } from '../../../office/count-found.repository.ts';
import { allOf, behind, either, inOrder, type Key, matches, onDays } from '../../../office/list-page.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';

export type ProductQuery = OfficeRequest<typeof listProducts>['query'];
/** A row of the list as it is stored. */
export type StoredProduct = Omit<ProductRow, 'changedAt' | 'moves'> & { readonly changedAt: Date };

/** Below this many pieces a product counts as low. */
const lowStock = 10;

const stock = sql`(select coalesce(sum(shelf.quantity), 0)::int from product_option o join option_stock shelf using (product_no, option_no)
  where o.product_no = p.product_no and o.use_code <> 'GD00704')`;
const isComplete = sql<SqlBool>`(p.kind <> 'goods' or is_notice_complete(p.notice_group, p.statutory_notice))`;

/** Listed in one of these malls. */
const listedIn = (condition: RawBuilder<SqlBool>) =>
  sql<SqlBool>`exists (select from listing l where l.product_no = p.product_no and ${condition})`;
/** Staff of all malls also see products that no mall lists. */
export const inSight = (scope: OfficeScope): RawBuilder<SqlBool> =>
  scope.kind === 'all' ? sql`true` : listedIn(ofScope('l.mallId', scope));

/** The rows that the list's filters find. */
export function found({ q = '', ...query }: ProductQuery, scope: OfficeScope): RawBuilder<SqlBool> {
  const inMalls = ofScope('l.mallId', scope);
  return allOf([
    inSight(scope),
    // position, not LIKE: typed text contains no wildcards.
    sql`position(lower(${q.trim()}) in lower(p.product_no || ' ' || p.name || ' ' || p.model_name || ' ' || b.name)) > 0`,
    query.mallId ? listedIn(sql`${inMalls} and ${matches(sql`l.mall_id`, query.mallId, 'int')}`) : sql`true`,
    matches(sql`p.product_no`, query.product, 'text'),
    matches(sql`p.kind`, query.kind, 'text'),
    matches(sql`p.state`, query.state, 'text'),
    matches(sql`p.approval`, query.approval, 'text'),
    matches(sql`p.brand_id`, query.brand, 'int'),
    matches(sql`p.supplier_no`, query.supplier, 'int'),
    matches(sql`p.market_price`, query.marketPrice, 'bigint'),
    onDays(sql`p.changed_at`, query.changed),
    either(query.listed, 'Y', listedIn(inMalls)),
    either(query.soldOut, 'Y', sql`p.is_sold_out`),
    either(query.low, 'Y', sql`(p.kind <> 'subscription' and ${stock} < ${lowStock})`),
    either(query.notice, 'Y', isComplete),
    either(query.freeDelivery, 'Y', sql`p.has_free_delivery`),
  ]);
}

export const tables = sql`product p join brand b using (brand_id) left join supplier v on v.supplier_no = p.supplier_no
  left join staff s on s.staff_no = p.changed_by`;
const columns = sql`
  p.product_no, p.kind, p.name, b.name as brand_name, coalesce(v.name, '') as supplier_name, p.image, p.tag, p.state, p.approval, p.market_price, is_gone(p.kind, p.state, p.product_no) as is_sold_out, p.version,
  p.changed_at, s.name as changed_by, ${stock} as stock, ${isComplete} as is_notice_complete, price.*`;
const pricesIn = (scope: OfficeScope) => sql`
  lateral (select min(l.sale_price) as lowest_price, max(l.sale_price) as highest_price, count(*)::int as mall_count
    from listing l where l.product_no = p.product_no and ${ofScope('l.mallId', scope)}) price`;

const orders = {
  changedAt: sql`p.changed_at`,
  marketPrice: sql`p.market_price`,
  name: sql`p.name`,
} as const;

/** The sort key of the list. */
export function orderOf({ sort = '-changedAt' }: Pick<ProductQuery, 'sort'>) {
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const by = (direction === 'desc' ? sort.slice(1) : sort) as keyof typeof orders;
  return { by, direction } as const;
}

type Page = { readonly query: ProductQuery; readonly key: Key | undefined; readonly limit: number };

export async function listProductRows(reader: OfficeReader, { query, key, limit }: Page): Promise<StoredProduct[]> {
  const { by, direction } = orderOf(query);
  const order = [orders[by], sql`p.product_no`];
  const { rows } = await sql<StoredProduct>`
    select ${columns} from ${tables}, ${pricesIn(reader.scope)}
    where ${found(query, reader.scope)} and ${behind(order, key, direction)}
    order by ${inOrder(order, direction)} limit ${limit}`.execute(reader);
  return rows;
}

export const countProducts = (reader: OfficeReader, query: ProductQuery) =>
  countFound(reader, sql`from ${tables} where ${found(query, reader.scope)}`);

export async function findProductRow(reader: OfficeReader, productNo: string): Promise<StoredProduct | undefined> {
  const { rows } = await sql<StoredProduct>`
    select ${columns} from ${tables}, ${pricesIn(reader.scope)}
    where p.product_no = ${productNo} and ${inSight(reader.scope)}`.execute(reader);
  return rows[0];
}
