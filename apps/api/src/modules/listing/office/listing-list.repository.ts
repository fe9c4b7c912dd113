import type { Filter } from '@mall/contracts/office/list';
import type { ListingRow, listingFilters, listingSorts } from '@mall/contracts/office/listings';
import { ofScope } from '@mall/db/in-office';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { countFound } from '../../../office/count-found.repository.ts';
import { behind, either, inOrder, type Key, matches } from '../../../office/list-page.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';

type FilterName = Exclude<keyof typeof listingFilters, 'q'>;
export type ListingFilter = { readonly [F in FilterName]?: Filter | undefined } & { readonly q?: string | undefined };
export type ListingSort = (typeof listingSorts)[number];

export type ListingFound = Omit<ListingRow, 'changedAt' | 'mayWrite' | 'pricing'> & {
  readonly changedAt: Date | null;
  /** The sort key, with all its digits. */
  readonly keyed: string | number;
};

const soldWithin = sql`now() - interval '30 days'`;
const hasSold = sql<SqlBool>`exists (select from stock_movement s
  where s.mall_id = m.mall_id and s.product_no = p.product_no and s.happened_at > ${soldWithin})`;
const standing = sql`case when l.mall_id is null then 'UNLISTED' when not l.is_on then 'OFF' when p.approval <> 'Y' then 'UNAPPROVED'
  when not l.is_visible then 'STOPPED' when l.is_sold_out then 'SOLD_OUT' else 'SHOWN' end`;

/** Unlisted rows are products that could be listed; a subscription needs terms in the mall first. */
const mayBeListed = sql<SqlBool>`(p.state <> 'GD00406' and (p.kind <> 'subscription'
  or exists (select from subscription_term t where t.mall_id = m.mall_id and t.product_no = p.product_no)))`;

function listedOrNot(filter: Filter | undefined) {
  const asksFor = (one: string) => filter?.values.includes(one) ?? false;
  if (!asksFor('UNLISTED')) return { join: sql`join`, condition: sql<SqlBool>`true` };
  const isOnly = filter?.values.length === 1;
  return {
    join: sql`left join`,
    condition: isOnly
      ? sql<SqlBool>`l.mall_id is null and ${mayBeListed}`
      : sql<SqlBool>`(l.mall_id is not null or ${mayBeListed})`,
  };
}

/** Each product in each mall of the scope. */
function found(scope: OfficeReader['scope'], { q, ...filter }: ListingFilter): RawBuilder<unknown> {
  const { join, condition } = listedOrNot(filter.standing);
  const words = sql<SqlBool>`(p.product_no ^@ ${(q ?? '').toUpperCase()} or strpos(lower(p.name), ${(q ?? '').toLowerCase()}) > 0)`;
  return sql`from product p cross join mall m ${join} listing l on l.mall_id = m.mall_id and l.product_no = p.product_no
    join brand b on b.brand_id = p.brand_id
    where ${ofScope('m.mallId', scope)} and ${condition} and ${q === undefined ? sql`true` : words}
      and ${matches(standing, filter.standing, 'text')} and ${matches(sql.ref('m.mallId'), filter.mallId, 'int')}
      and ${matches(sql.ref('p.productNo'), filter.productNo, 'text')} and ${matches(sql.ref('p.kind'), filter.kind, 'text')}
      and ${matches(sql.ref('b.name'), filter.brand, 'text')} and ${matches(sql.ref('l.categoryNo'), filter.category, 'text')}
      and ${matches(sql.ref('l.salePrice'), filter.price, 'bigint')}
      and ${either(filter.band, 'SET', sql<SqlBool>`l.lowest_price is not null`)} and ${either(filter.unsold, 'N', hasSold)}`;
}

const orders: Readonly<
  Record<ListingSort, { readonly column?: RawBuilder<unknown>; readonly direction: 'asc' | 'desc' }>
> = {
  productNo: { direction: 'asc' },
  place: { column: sql`coalesce(l.sort_order, 0)`, direction: 'asc' },
  price: { column: sql`coalesce(l.sale_price, 0)`, direction: 'asc' },
  '-price': { column: sql`coalesce(l.sale_price, 0)`, direction: 'desc' },
  '-discount': { column: sql`coalesce(l.discount_rate, 0)`, direction: 'desc' },
  '-changedAt': { column: sql`coalesce(l.changed_at, '-infinity')`, direction: 'desc' },
};
/** The number of parts of its cursor. */
export const keyLengthOf = (sort: ListingSort): number => (orders[sort].column ? 3 : 2);

const columns = sql`m.mall_id, m.name as mall_name, p.product_no, p.name as product_name, b.name as brand_name, p.image, p.kind,
  p.market_price, p.supply_price, ${standing} as standing, coalesce(l.category_no, '') as category_no,
  coalesce(l.sale_price, 0) as sale_price, coalesce(l.discount_rate, 0) as discount_rate, l.lowest_price, l.highest_price,
  coalesce(l.sort_order, 0) as sort_order, coalesce(l.is_on, false) as is_on, l.changed_at, coalesce(l.version, 0) as version`;

/** Data of a listing from other tables, only for the rows of a page. */
const withFigures = (page: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  with page as materialized (${page})
  select page.*, coalesce(c.name, '') as category_name,
    (select -coalesce(sum(s.pieces), 0)::int from stock_movement s
     where s.mall_id = page.mall_id and s.product_no = page.product_no and s.happened_at > ${soldWithin}) as sold
  from page left join category c on c.mall_id = page.mall_id and c.category_no = page.category_no`;

type Page = { readonly sort: ListingSort; readonly key: Key | undefined; readonly size: number };

export async function listListingRows(reader: OfficeReader, filter: ListingFilter, { sort, key, size }: Page) {
  const { column, direction } = orders[sort];
  const own = [...(column ? [column] : []), sql`p.product_no`, sql`m.mall_id`];
  const ordered = (parts: readonly RawBuilder<unknown>[]) => inOrder(parts, direction);
  const place = sql`row_number() over (order by ${ordered(own)}) as place, ${column ?? sql`0`}::text as keyed`;
  const { rows } = await sql<ListingFound>`
    ${withFigures(sql`select ${columns}, ${place} ${found(reader.scope, filter)} and ${behind(own, key, direction)}
      order by ${ordered(own)} limit ${size + 1}`)} order by page.place`.execute(reader);
  return rows;
}

export const countListingRows = (reader: OfficeReader, filter: ListingFilter) =>
  countFound(reader, found(reader.scope, filter));

export async function findListingRow(reader: OfficeReader, mallId: number, productNo: string) {
  const both = { operator: 'is', values: ['SHOWN', 'SOLD_OUT', 'OFF', 'STOPPED', 'UNAPPROVED', 'UNLISTED'] } as const;
  const { rows } = await sql<ListingFound>`
    ${withFigures(sql`select ${columns}, '' as keyed ${found(reader.scope, { standing: both })}
      and m.mall_id = ${mallId} and p.product_no = ${productNo}`)}`.execute(reader);
  return rows[0];
}

/** The menu of a mall by the names of its levels, `가전 › 주방가전`, each level in its order. */
export async function listCategoryPaths(reader: OfficeReader, mallId: number) {
  const { rows } = await sql<{ categoryNo: string; name: string }>`
    select c.category_no, string_agg(up.name, ' › ' order by length(up.category_no)) as name
    from category c join category up on up.mall_id = c.mall_id and c.category_no ^@ up.category_no
    where c.mall_id = ${mallId}
    group by c.category_no order by c.category_no`.execute(reader);
  return rows;
}

export type PriceFound = {
  readonly changeNo: number;
  readonly before: number;
  readonly after: number;
  readonly by: string;
  readonly reason: string;
  readonly changedAt: Date;
};

/** The latest change first. */
export async function listPriceRows(
  reader: OfficeReader,
  { mallId, productNo }: { readonly mallId: number; readonly productNo: string },
  { key, size }: { readonly key: Key | undefined; readonly size: number },
): Promise<PriceFound[]> {
  const { rows } = await sql<PriceFound>`
    select h.change_no::int as change_no, h.price_before as "before", h.price_after as "after", coalesce(s.name, '') as "by", h.reason,
      h.changed_at
    from listing_price h left join staff s using (staff_no)
    where h.mall_id = ${mallId} and h.product_no = ${productNo} and ${behind([sql`h.change_no`], key, 'desc')}
    order by h.change_no desc limit ${size + 1}`.execute(reader);
  return rows;
}
