import type { listMedia, MediaRow, MediaUse } from '@mall/contracts/office/media';
import type { OfficeRequest } from '@mall/contracts/office/office-endpoint';
import type { Media } from '@mall/db/generated';
import { ofScope } from '@mall/db/in-office';
import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import { countFound } from '../../../office/count-found.repository.ts';
import { allOf, behind, inOrder, type Key, matches } from '../../../office/list-page.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';
import type { RecordedTransaction } from '../../../office/recorded.ts';

type Query = OfficeRequest<typeof listMedia>['query'];
/** Anything that runs a statement of the office. */
type Runner = Pick<OfficeReader, 'getExecutor'>;

export type StoredMedia = Omit<MediaRow, 'addedAt'> & { readonly addedAt: Date };
export const toMediaRow = (row: StoredMedia): MediaRow => ({ ...row, addedAt: row.addedAt.toISOString() });

const folder = sql`regexp_replace(m.name, '^media/|/[^/]*$', '', 'g')`;
const source = sql`case when m.name like 'media/%' then 'UPLOAD' else 'PROGRAM' end`;
const columns = sql`m.media_no, m.name, ${folder} as folder, ${source} as source, m.alt, m.file_name, m.width, m.height, m.focal_x, m.focal_y,
  m.added_at, s.name as added_by, m.version`;
const tables = sql`media m left join staff s using (staff_no)`;

function found({ q = '', ...query }: Query): RawBuilder<SqlBool> {
  return allOf([
    // position, not LIKE: typed text contains no wildcards.
    sql`position(lower(${q.trim()}) in lower(m.alt || ' ' || m.file_name)) > 0`,
    matches(folder, query.folder, 'text'),
    matches(source, query.source, 'text'),
  ]);
}

type Page = { readonly query: Query; readonly key: Key | undefined; readonly limit: number };

export async function listMediaRows(reader: OfficeReader, { query, key, limit }: Page): Promise<StoredMedia[]> {
  const direction = query.sort === 'addedAt' ? 'asc' : 'desc';
  const order = [sql`m.added_at`, sql`m.media_no`];
  const { rows } = await sql<StoredMedia>`
    select ${columns} from ${tables} where ${found(query)} and ${behind(order, key, direction)}
    order by ${inOrder(order, direction)} limit ${limit}`.execute(reader);
  return rows;
}

export const countMedia = (reader: OfficeReader, query: Query) =>
  countFound(reader, sql`from media m where ${found(query)}`);

export async function findMedia(runner: Runner, mediaNo: number): Promise<StoredMedia | undefined> {
  const { rows } = await sql<StoredMedia>`select ${columns} from ${tables} where m.media_no = ${mediaNo}`.execute(
    runner,
  );
  return rows[0];
}

/** Locks the name: until the end of the transaction nobody else adds or removes its picture. */
export async function lockMediaName(transaction: Runner, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
}

export async function isInLibrary(transaction: Runner, name: string): Promise<boolean> {
  const { rows } = await sql`select from media where name = ${name}`.execute(transaction);
  return rows.length > 0;
}

export type NewMedia = Pick<MediaRow, 'name' | 'alt' | 'fileName' | 'width' | 'height'> & {
  readonly staffNo: number;
  readonly addedAt: Date;
};

/** The picture with this name, and whether it is new. */
export async function insertMedia(
  transaction: RecordedTransaction,
  media: NewMedia,
): Promise<StoredMedia & { readonly isNew: boolean }> {
  const added = await transaction
    .insertInto('media')
    .values(media)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('mediaNo')
    .executeTakeFirst();
  const { rows } = await sql<StoredMedia>`select ${columns} from ${tables} where m.name = ${media.name}`.execute(
    transaction,
  );
  const [row] = rows;
  if (!row) throw new Error(`the picture ${media.name} has gone`);
  return { ...row, isNew: added !== undefined };
}

export type HeldMedia = Pick<Selectable<Media>, 'name' | 'alt' | 'focalX' | 'focalY' | 'version'> & {
  readonly by: string | null;
  readonly at: Date;
};

/** The picture, locked against changes and against new uses. */
export async function lockMedia(transaction: Runner, mediaNo: number): Promise<HeldMedia | undefined> {
  const { rows } = await sql<HeldMedia>`
    select m.name, m.alt, m.focal_x, m.focal_y, m.version, s.name as by, coalesce(m.changed_at, m.added_at) as at
    from media m left join staff s on s.staff_no = coalesce(m.changed_by, m.staff_no)
    where m.media_no = ${mediaNo} for update of m`.execute(transaction);
  return rows[0];
}

export type MediaChange = Pick<MediaRow, 'alt' | 'focalX' | 'focalY'> & {
  readonly staffNo: number;
  readonly at: Date;
};

export async function updateMedia(
  transaction: RecordedTransaction,
  mediaNo: number,
  { staffNo, at, ...values }: MediaChange,
): Promise<void> {
  await transaction
    .updateTable('media')
    .set((eb) => ({ ...values, version: eb('version', '+', 1), changedBy: staffNo, changedAt: at }))
    .where('mediaNo', '=', mediaNo)
    .execute();
}

export async function deleteMedia(transaction: Runner, mediaNo: number): Promise<void> {
  await sql`delete from media where media_no = ${mediaNo}`.execute(transaction);
}

const mostUses = 100;

/** Where a picture is shown, in the malls of the scope. */
export async function listUses(reader: Pick<OfficeReader, 'getExecutor' | 'scope'>, name: string): Promise<MediaUse[]> {
  const inMalls = ofScope('t.mallId', reader.scope);
  const { rows } = await sql<MediaUse>`
    select 'PRODUCT' as kind, null as mall_name, p.product_no as key, p.name as title
      from product p where p.pictures @> array[${name}]
    union all select 'OPTION', null, p.product_no, p.name || ' · ' || concat_ws(' ', o.colour_name, o.label)
      from product_option o join product p using (product_no) where o.image = ${name} and o.image <> ''
    union all select case when t.kind in ('POPUP', 'EXHIBITION', 'PAGE') then t.kind when t.kind = 'HOME' then 'CORNER' else 'POST' end, mall.name, t.kind || '/' || t.key, t.title
      from content_revision t join mall using (mall_id)
      where t.is_current and ${name} = any (content_pictures(t.kind, t.body)) and ${inMalls}
    union all select 'CORNER', mall.name, t.area_code || '/' || t.device, t.title from corner t join mall using (mall_id)
      where position(to_json(${name}::text)::text in t.items::text) > 0 and ${inMalls}
    union all select 'CATEGORY', mall.name, t.category_no, t.name from category t join mall using (mall_id)
      where t.mobile_image = ${name} and ${inMalls}
    limit ${mostUses}`.execute(reader);
  return rows;
}

/** Whether an order or application shows it: documents of the past keep their pictures. */
export async function isInPastOrders(runner: Runner, name: string): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    select exists (select from order_line where image = ${name}) or exists (select from application where image = ${name})
      or exists (select from subscription_application where image = ${name}) as is_there`.execute(runner);
  return rows[0]?.isThere ?? false;
}
