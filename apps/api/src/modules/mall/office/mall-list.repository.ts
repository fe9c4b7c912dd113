import type { listMalls, MallRow } from '@mall/contracts/office/mall-list';
import type { OfficeRequest } from '@mall/contracts/office/office-endpoint';
import { ofScope } from '@mall/db/in-office';
import { type RawBuilder, sql } from 'kysely';
import { countFound } from '../../../office/count-found.repository.ts';
import { behind, either, inOrder, type Key, matches, onDays } from '../../../office/list-page.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';

type Query = OfficeRequest<typeof listMalls>['query'];
export type StoredMall = Omit<MallRow, 'openedAt' | 'figures' | 'findings'> & { readonly openedAt: Date | null };
export type Figures = NonNullable<MallRow['figures']>;
export type Findings = NonNullable<MallRow['findings']>;

/** The open findings of a mall's last check. */
const checked = sql`left join lateral (
  select red, amber from lint_check own where own.mall_id = m.mall_id order by own.checked_on desc limit 1) c on true`;
const grade = sql`case when c.red > 0 then 'RED' when c.amber > 0 then 'AMBER' else 'NONE' end`;

// No policy hides malls from the office: the scope is the only condition.
const found = ({ scope }: OfficeReader, { q, ...query }: Query): RawBuilder<unknown> => sql`
  from mall m left join mall parent on parent.mall_id = m.parent_mall_id left join staff owner on owner.staff_no = m.owner_no
    ${query.findings ? checked : sql``} where ${ofScope('m.mallId', scope)}
    and ${q === undefined ? sql`true` : sql`strpos(lower(concat_ws(' ', m.name, m.mall_url, m.company)), ${q.toLowerCase()}) > 0`}
    and ${matches(sql.ref('m.state'), query.state, 'text')} and ${matches(sql.ref('m.salesType'), query.salesType, 'text')}
    and ${matches(sql.ref('m.style'), query.style, 'text')} and ${either(query.marketing, 'Y', sql`m.is_marketing`)}
    and ${either(query.blueprint, 'Y', sql`m.is_blueprint`)} and ${matches(sql.ref('m.parentMallId'), query.parent, 'int')}
    and ${matches(sql.ref('m.ownerNo'), query.owner, 'bigint')} and ${onDays(sql.ref('m.openedAt'), query.openedAt)}
    and ${matches(grade, query.findings, 'text')}`;

type Page = { readonly query: Query; readonly key: Key | undefined; readonly size: number };
const name = sql`m.name collate "C"`;

export async function listMallRows(reader: OfficeReader, { query, key, size }: Page): Promise<StoredMall[]> {
  const isNewest = query.sort === '-mallId';
  const columns = isNewest ? [sql`m.mall_id`] : [name, sql`m.mall_id`];
  const direction = isNewest ? 'desc' : 'asc';
  const { rows } = await sql<StoredMall>`
    select m.mall_id, m.mall_url, m.name, m.company, m.sales_type, m.is_marketing, m.style, m.state, m.is_blueprint, m.opened_at,
      coalesce(parent.name, '') as blueprint, coalesce(owner.name, '') as owner
    ${found(reader, query)} and ${behind(columns, key, direction)}
    order by ${inOrder(columns, direction)} limit ${size + 1}`.execute(reader);
  return rows;
}

export const countMallRows = (reader: OfficeReader, query: Query) => countFound(reader, found(reader, query));

/** The open findings of the law lint in those of these malls that are in the reader's scope. */
export async function findOpenFindings(
  reader: OfficeReader,
  mallIds: readonly number[],
): Promise<Map<number, Findings>> {
  const { rows } = await sql<Findings & { mallId: number }>`
    select m.mall_id, coalesce(c.red, 0) as red, coalesce(c.amber, 0) as amber from mall m ${checked}
    where m.mall_id = any(${[...mallIds]}::int[]) and ${ofScope('m.mallId', reader.scope)}`.execute(reader);
  return new Map(rows.map(({ mallId, ...findings }) => [mallId, findings]));
}

/** Members, and orders paid within thirty days, of those of these malls that are in the reader's scope. */
export async function findFigures(reader: OfficeReader, mallIds: readonly number[]): Promise<Map<number, Figures>> {
  const { rows } = await sql<Figures & { mallId: number }>`
    select m.mall_id, o.orders, o.sales,
      (select count(*)::int from member b where b.mall_id = m.mall_id and b.state <> 'WITHDRAWN') as members
    from mall m cross join lateral (
      select count(*)::int as orders, coalesce(sum(total_amount - refunded_amount), 0)::bigint as sales from mall_order o
      where o.mall_id = m.mall_id and o.ordered_at > now() - interval '30 days'
        and o.state not in ('PENDING_PAYMENT', 'CANCELLED', 'EXPIRED')) o
    where m.mall_id = any(${[...mallIds]}::int[]) and ${ofScope('m.mallId', reader.scope)}`.execute(reader);
  return new Map(rows.map(({ mallId, ...figures }) => [mallId, figures]));
}
