import type { Filter } from '@mall/contracts/office/list';
import type { StockEntryKind } from '@mall/contracts/office/stock';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { countFound } from '../../../office/count-found.repository.ts';
import { behind, either, inOrder, type Key, matches } from '../../../office/list-page.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';
import { heldPieces } from './held.repository.ts';

type Name = 'level' | 'kind' | 'unsold' | 'different' | 'awaited';
export type StockFilter = { readonly [F in Name]?: Filter | undefined } & { readonly q?: string | undefined };
export type StockSort = 'productNo' | 'available' | '-available';

export type StockedRow = {
  readonly productNo: string;
  readonly optionNo: number;
  readonly productName: string;
  readonly brandName: string;
  readonly optionName: string;
  readonly image: string;
  readonly useCode: string;
  readonly available: number;
  readonly held: number;
  readonly lowStock: number;
  readonly sold: number;
  readonly movedAt: Date | null;
  readonly malls: number;
  readonly waiting: number;
  readonly byLedger: number | null;
};

const soldWithin = sql`now() - interval '30 days'`;
const hasSold = sql<SqlBool>`exists (
  select from stock_movement m where m.product_no = o.product_no and m.option_no = o.option_no and m.happened_at > ${soldWithin})`;
const isDifferent = sql<SqlBool>`exists (
  select from stock_difference d where d.product_no = o.product_no and d.option_no = o.option_no)`;
const isAwaited = sql<SqlBool>`exists (
  select from restock_request r where r.product_no = o.product_no and r.option_no = o.option_no and r.notified_at is null)`;
const level = sql`case when s.quantity = 0 then 'OUT' when s.quantity <= o.low_stock then 'LOW' else 'ENOUGH' end`;

const found = ({ q, ...filter }: StockFilter): RawBuilder<unknown> => sql`
  from product_option o join option_stock s using (product_no, option_no)
    join product p using (product_no) join brand b using (brand_id)
  where p.kind <> 'subscription' and o.use_code <> 'GD00704'
    and ${q === undefined ? sql`true` : sql`(p.product_no ^@ ${q.toUpperCase()} or strpos(lower(p.name), ${q.toLowerCase()}) > 0)`}
    and ${matches(level, filter.level, 'text')} and ${matches(sql.ref('p.kind'), filter.kind, 'text')}
    and ${either(filter.unsold, 'N', hasSold)} and ${either(filter.different, 'Y', isDifferent)}
    and ${either(filter.awaited, 'Y', isAwaited)}`;

const columns = sql`o.product_no, o.option_no, p.name as product_name, b.name as brand_name,
  coalesce(nullif(o.label, ''), o.colour_name) as option_name, coalesce(nullif(o.image, ''), p.image) as image,
  o.use_code, s.quantity as available, o.low_stock`;

/** Figures of an option from other tables: only for the rows of a page. */
const withFigures = (page: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  with page as materialized (${page}), held as (${heldPieces(sql`select product_no from page`)})
  select page.*, coalesce(held.held, 0) as held, d.by_ledger,
    (select count(*)::int from listing l where l.product_no = page.product_no) as malls,
    (select count(*)::int from restock_request r
      where r.product_no = page.product_no and r.option_no = page.option_no and r.notified_at is null) as waiting,
    (select -coalesce(sum(m.pieces), 0)::int from (
      select pieces from stock_movement m
      where m.product_no = page.product_no and m.option_no = page.option_no and m.happened_at > ${soldWithin}
      union all
      select pieces from application_movement m
      where m.product_no = page.product_no and m.option_no = page.option_no and m.happened_at > ${soldWithin}) m) as sold,
    greatest(
      (select max(m.happened_at) from stock_movement m where m.product_no = page.product_no and m.option_no = page.option_no),
      (select max(m.happened_at) from application_movement m where m.product_no = page.product_no and m.option_no = page.option_no),
      (select max(a.happened_at) from stock_adjustment a where a.product_no = page.product_no and a.option_no = page.option_no)
    ) as moved_at
  from page left join held using (product_no, option_no) left join stock_difference d using (product_no, option_no)`;

type Page = { readonly sort: StockSort; readonly key: Key | undefined; readonly size: number };

export async function listStockRows(reader: OfficeReader, filter: StockFilter, { sort, key, size }: Page) {
  const direction = sort === '-available' ? 'desc' : 'asc';
  const own = [sql`o.product_no`, sql`o.option_no`];
  const order = sort === 'productNo' ? own : [sql`s.quantity`, ...own];
  const ordered = (parts: readonly RawBuilder<unknown>[]) => inOrder(parts, direction);
  const outer = sort === 'productNo' ? [] : [sql`page.available`];
  const { rows } = await sql<StockedRow>`
    ${withFigures(sql`select ${columns} ${found(filter)} and ${behind(order, key, direction)} order by ${ordered(order)} limit ${size + 1}`)}
    order by ${ordered([...outer, sql`page.product_no`, sql`page.option_no`])}`.execute(reader);
  return rows;
}

export const countStockRows = (reader: OfficeReader, filter: StockFilter) => countFound(reader, found(filter));

export async function findStockRow(reader: OfficeReader, productNo: string, optionNo: number) {
  const { rows } = await sql<StockedRow>`
    ${withFigures(sql`select ${columns} ${found({})} and o.product_no = ${productNo} and o.option_no = ${optionNo}`)}`.execute(
    reader,
  );
  return rows[0];
}

type Proof = { readonly provedAt: Date; readonly options: number; readonly differences: number };

export async function findLastProof(reader: OfficeReader): Promise<Proof | undefined> {
  const { rows } =
    await sql<Proof>`select proved_at, options, differences from stock_proof order by proved_at desc limit 1`.execute(
      reader,
    );
  return rows[0];
}

export type EntryRow = {
  readonly key: string;
  /** With all its digits, for the cursor. */
  readonly moment: string;
  readonly happenedAt: Date;
  readonly kind: StockEntryKind;
  readonly pieces: number;
  readonly counted: number | null;
  readonly reason: string;
  readonly note: string;
  readonly by: string;
  readonly mallId: number | null;
  readonly mallName: string | null;
  readonly orderNo: string | null;
  readonly applicationNo: string | null;
};

/** The three ledgers as one, the latest first. */
export async function listEntryRows(
  reader: OfficeReader,
  { productNo, optionNo }: { readonly productNo: string; readonly optionNo: number },
  { key, size }: { readonly key: Key | undefined; readonly size: number },
): Promise<EntryRow[]> {
  const branch = (table: string, select: RawBuilder<unknown>, own: RawBuilder<unknown>) => sql`
    (select ${own} as key, happened_at, kind::text as kind, pieces, ${select} from ${sql.table(table)}
    where product_no = ${productNo} and option_no = ${optionNo}
      and ${key ? sql`(happened_at, ${own}) < (${key[0]}::timestamptz, ${key[1]})` : sql`true`}
    order by happened_at desc, ${own} desc limit ${size + 1})`;
  const numbered = (letter: string, mall: RawBuilder<unknown>, number: RawBuilder<unknown>) =>
    sql`${sql.lit(letter)} || lpad(${mall}::text, 6, '0') || '-' || lpad(${number}::text, 12, '0')`;
  const nobody = sql`null::int as counted, '' as reason, '' as note, null::bigint as staff_no`;
  const ofMall = [sql`mall_id`, sql`movement_no`] as const;
  const { rows } = await sql<EntryRow>`
    select e.*, e.happened_at::text as moment, coalesce(s.name, '') as "by", mall.name as mall_name from (
      ${branch('stock_adjustment', sql`counted, reason, note, staff_no, null::int as mall_id, null as order_no, null as application_no`, numbered('a', sql`0`, sql`adjustment_no`))}
      union all
      ${branch('stock_movement', sql`${nobody}, mall_id, order_no, null`, numbered('m', ...ofMall))}
      union all
      ${branch('application_movement', sql`${nobody}, mall_id, null, application_no`, numbered('p', ...ofMall))}
    ) e left join staff s using (staff_no) left join mall on mall.mall_id = e.mall_id
    order by e.happened_at desc, e.key desc limit ${size + 1}`.execute(reader);
  return rows;
}
