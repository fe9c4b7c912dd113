import type { OfficeRequest } from '@mall/contracts/office/office-endpoint';
import type { listProductRequests, RequestRow } from '@mall/contracts/office/product-requests';
import { ofScope } from '@mall/db/in-office';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { countFound } from '../../../office/count-found.repository.ts';
import { allOf, behind, either, inOrder, type Key, matches, onDays } from '../../../office/list-page.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';

type RequestQuery = OfficeRequest<typeof listProductRequests>['query'];
export type StoredRequest = Omit<RequestRow, 'sentAt' | 'withdrawnAt' | 'owner' | 'mayDecide'> & {
  readonly sentAt: Date;
  readonly withdrawnAt: Date | null;
  readonly ownerNo: number | null;
  readonly ownerName: string | null;
};

const fixes = sql`(select count(*)::int from product_request_comment c
  where c.request_no = r.request_no and c.round = r.round and c.kind = 'FIX')`;
/** Findings are identified by their place, such as `product GD1001`. */
const redFindings = sql`lint_finding f
  where split_part(f.key, ' ', 2) = r.product_no and f.gone_at is null and f.severity = 'RED'
    and (f.waived_until is null or f.waived_until < (now() at time zone 'Asia/Seoul')::date)`;
const isFaulty = sql<SqlBool>`exists (select from ${redFindings})`;
const isMoved = sql<SqlBool>`exists (select from product_change c
  where c.product_no = r.product_no and c.version > o.base_version and r.state in ('R', 'N')
    and jsonb_exists_any(c.changes, array(select jsonb_object_keys(o.patch))))`;

const ownerOf = (staffNo: number) =>
  sql`case when r.owner_no is null then 'NOBODY' when r.owner_no = ${staffNo} then 'ME' else 'OTHER' end`;

type Seen = Pick<OfficeReader, 'scope'> & { readonly staffNo: number };

function found(query: RequestQuery, { scope, staffNo }: Seen): RawBuilder<SqlBool> {
  return allOf([
    ofScope('r.ofMallId', scope),
    matches(sql`r.state`, query.state, 'text'),
    matches(ownerOf(staffNo), query.owner, 'text'),
    matches(sql`r.of_mall_id`, query.mallId, 'int'),
    matches(sql`r.product_no`, query.product, 'text'),
    matches(sql`s.name`, query.by, 'text'),
    onDays(sql`r.sent_at`, query.sent),
    either(query.mine, 'Y', sql`(r.staff_no = ${staffNo})`),
    either(query.clear, 'Y', sql`(${fixes} = 0 and not ${isFaulty} and not ${isMoved})`),
  ]);
}

const tables = sql`product_request r join product_request_round o using (request_no, round)
  join product p using (product_no) join brand b using (brand_id) join staff s on s.staff_no = r.staff_no
  left join mall m on m.mall_id = r.of_mall_id left join staff w on w.staff_no = r.owner_no`;
const columnsFor = (staffNo: number) => sql`
  r.request_no::int, r.product_no, p.name, b.name as brand_name, p.image, r.of_mall_id as mall_id, coalesce(m.name, '') as mall_name,
  s.name as by, r.sent_at, r.withdrawn_at, r.owner_no::int, w.name as owner_name, r.state, r.round, array(select jsonb_object_keys(o.patch)) as fields, ${fixes} as fixes,
  ${isFaulty} as is_faulty, ${isMoved} as is_moved, r.staff_no = ${staffNo} as is_mine, r.version, p.version as product_version`;

const orders = { sentAt: sql`r.sent_at`, by: sql`s.name` } as const;
/** What the list is ordered by. */
export function orderOf({ sort = 'sentAt' }: Pick<RequestQuery, 'sort'>) {
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const by = (direction === 'desc' ? sort.slice(1) : sort) as keyof typeof orders;
  return { by, direction } as const;
}

type Page = {
  readonly query: RequestQuery;
  readonly key: Key | undefined;
  readonly limit: number;
  readonly staffNo: number;
};

export async function listRequestRows(reader: OfficeReader, page: Page): Promise<StoredRequest[]> {
  const { query, key, limit, staffNo } = page;
  const { by, direction } = orderOf(query);
  const order = [orders[by], sql`r.request_no`];
  const { rows } = await sql<StoredRequest>`
    select ${columnsFor(staffNo)} from ${tables}
    where ${found(query, { scope: reader.scope, staffNo })} and ${behind(order, key, direction)}
    order by ${inOrder(order, direction)} limit ${limit}`.execute(reader);
  return rows;
}

export const countRequests = (reader: OfficeReader, query: RequestQuery, staffNo: number) =>
  countFound(reader, sql`from ${tables} where ${found(query, { scope: reader.scope, staffNo })}`);

export async function findRequestRow(
  reader: OfficeReader,
  requestNo: number,
  staffNo: number,
): Promise<StoredRequest | undefined> {
  const { rows } = await sql<StoredRequest>`
    select ${columnsFor(staffNo)} from ${tables}
    where r.request_no = ${requestNo} and ${ofScope('r.ofMallId', reader.scope)}`.execute(reader);
  return rows[0];
}

/** The number of one's own open request for a product. */
export async function findOwnOpen(
  reader: OfficeReader,
  productNo: string,
  staffNo: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ requestNo: number }>`
    select r.request_no::int from product_request r
    where r.product_no = ${productNo} and r.staff_no = ${staffNo} and r.state in ('R', 'N')
      and ${ofScope('r.ofMallId', reader.scope)}`.execute(reader);
  return rows[0]?.requestNo;
}

/** Red findings of the lint about the product of a request, as text. */
export async function listRedFindings(reader: OfficeReader, requestNo: number): Promise<string[]> {
  const { rows } = await sql<{ words: string }>`
    select distinct words from product_request r,
      lateral (select f.words from ${redFindings} and ${ofScope('f.mallId', reader.scope)}) f
    where r.request_no = ${requestNo} order by words limit 20`.execute(reader);
  return rows.map(({ words }) => words);
}
