import type { ContentRow, DisplayKind, listContents } from '@mall/contracts/office/contents';
import type { OfficeRequest } from '@mall/contracts/office/office-endpoint';
import { ofScope } from '@mall/db/in-office';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { countFound } from '../../../office/count-found.repository.ts';
import { allOf, behind, inOrder, type Key, matches, onDays } from '../../../office/list-page.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';

export type ContentQuery = OfficeRequest<typeof listContents>['query'];

type Moments = 'startsAt' | 'endsAt' | 'changedAt';
/** A row of the list as it is stored. */
export type StoredContent = Omit<ContentRow, Moments> & {
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly changedAt: Date;
};

const listed: readonly DisplayKind[] = ['POPUP', 'EXHIBITION', 'KEYWORDS', 'PAGE'];
const type = sql`coalesce(r.body ->> 'popupType', r.kind)`;
const device = sql`r.body ->> 'device'`;
const rowColumns = sql`r.mall_id, mall.name as mall_name, r.kind, r.key, r.title, ${type} as type, ${device} as device,
  coalesce((r.body ->> 'place')::int, 0) as place, r.state, r.starts_at, r.ends_at, r.made_at as changed_at, s.name as by,
  r.revision_no as version`;
const rowTables = sql`content_revision r join mall using (mall_id) left join staff s on s.staff_no = r.staff_no`;

function found({ q = '', ...query }: ContentQuery, { scope }: OfficeReader): RawBuilder<SqlBool> {
  return allOf([
    ofScope('r.mallId', scope),
    sql`r.is_current`,
    // Homes and boards have their own desks.
    sql`r.kind = any (${listed}::text[])`,
    // position, not LIKE: typed text contains no wildcards.
    sql`position(lower(${q.trim()}) in lower(r.title)) > 0`,
    matches(sql`r.mall_id`, query.mallId, 'int'),
    matches(type, query.type, 'text'),
    matches(sql`r.state`, query.state, 'text'),
    // Contents for both devices match either.
    sql`(${device} is null or ${matches(device, query.device, 'text')})`,
    onDays(sql`r.starts_at`, query.starts),
  ]);
}

type Page = { readonly query: ContentQuery; readonly key: Key | undefined; readonly limit: number };

/** A page of contents, the latest change first unless the oldest is requested. */
export async function listContentRows(reader: OfficeReader, { query, key, limit }: Page): Promise<StoredContent[]> {
  const direction = query.sort === 'changedAt' ? 'asc' : 'desc';
  const columns = [sql`r.made_at`, sql`r.mall_id`, sql`r.kind`, sql`r.key`];
  const { rows } = await sql<StoredContent>`
    select ${rowColumns} from ${rowTables} where ${found(query, reader)} and ${behind(columns, key, direction)}
    order by ${inOrder(columns, direction)} limit ${limit}`.execute(reader);
  return rows;
}

export const countContentRows = (reader: OfficeReader, query: ContentQuery) =>
  countFound(reader, sql`from content_revision r where ${found(query, reader)}`);

export type ThingNamed<Kind extends DisplayKind = DisplayKind> = {
  readonly mallId: number;
  readonly kind: Kind;
  readonly key: number;
};

/** The bodies of a revision and of the one before it; undefined when there is no such revision within the scope. */
export async function findBodies(
  reader: OfficeReader,
  { mallId, kind, key, version }: ThingNamed & { readonly version: number },
): Promise<{ readonly after: object; readonly before: object | null } | undefined> {
  const { rows } = await sql<{ after: object; before: object | null }>`
    select r.body as after, p.body as before from content_revision r
      left join content_revision p on p.mall_id = r.mall_id and p.kind = r.kind and p.key = r.key and p.revision_no = r.revision_no - 1
    where r.mall_id = ${mallId} and r.kind = ${kind} and r.key = ${key} and r.revision_no = ${version}
      and ${ofScope('r.mallId', reader.scope)}`.execute(reader);
  return rows[0];
}
