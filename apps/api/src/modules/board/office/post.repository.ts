import { boardType, boardTypeCodes } from '@mall/contracts/codes';
import type { listPosts, PostRow } from '@mall/contracts/office/boards';
import type { OfficeRequest } from '@mall/contracts/office/office-endpoint';
import type { RoleCode } from '@mall/contracts/office/rights';
import type { PostBody } from '@mall/contracts/post-body';
import type { MallTransaction } from '@mall/db/in-mall';
import { ofScope } from '@mall/db/in-office';
import { boundOf } from '@mall/domain/office/rights';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { countFound } from '../../../office/count-found.repository.ts';
import { allOf, behind, inOrder, type Key, matches, onDays } from '../../../office/list-page.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';
import type { Reach } from '../../../office/rights-of.ts';
import { isWithin } from '../../../office/within-scope.ts';
import type { PostKey } from '../board.repository.ts';

export type PostQuery = OfficeRequest<typeof listPosts>['query'];
/** Where somebody may read or write, by role. */
export type Reaches = readonly Reach[];

/** An employer may write only notices. */
const onlyNotices = ({ roleCode }: Reach): boolean => boundOf(roleCode as RoleCode, 'boards.write').only === 'notices';

export const isWithinReach = (reaches: Reaches, mallId: number, board: PostKey['boardType']): boolean =>
  reaches.some((reach) => isWithin(reach.scope, mallId) && (board === boardType.notice || !onlyNotices(reach)));

function within(reaches: Reaches): RawBuilder<SqlBool> {
  const conditions = reaches.map(
    (reach) =>
      sql`(${ofScope('r.mallId', reach.scope)} and ${onlyNotices(reach) ? sql`r.kind = ${boardType.notice}` : sql`true`})`,
  );
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`;
}

function found({ q = '', ...query }: PostQuery, reaches: Reaches): RawBuilder<SqlBool> {
  const sought = q.trim();
  return allOf([
    within(reaches),
    sql`r.is_current`,
    sql`r.kind = any (${[...boardTypeCodes]})`,
    // position, not LIKE: typed text contains no wildcards.
    /^\d{1,9}$/.test(sought) ? sql`r.key = ${Number(sought)}` : sql`position(lower(${sought}) in lower(r.title)) > 0`,
    matches(sql`r.mall_id`, query.mallId, 'int'),
    matches(sql`r.kind`, query.board, 'text'),
    matches(sql`r.state`, query.state, 'text'),
    matches(sql`r.label`, query.label, 'text'),
    matches(sql`case when r.is_pinned then 'Y' else 'N' end`, query.pinned, 'text'),
    onDays(sql`r.starts_at`, query.starts),
  ]);
}

const rowColumns = sql`r.mall_id, mall.name as mall_name, r.kind as board_type, r.key as post_no, r.title, r.label, r.state, r.is_pinned,
  jsonb_array_length(r.body -> 'files') as file_count, r.body ->> 'author' as author, r.starts_at, r.ends_at, r.made_at as changed_at,
  r.revision_no as version, coalesce(v.view_count, 0)::int as views`;
const rowTables = sql`content_revision r join mall using (mall_id) left join content_view v
  on v.mall_id = r.mall_id and v.content_type = 'POST' and v.content_id = r.kind || '/' || r.key`;

type Moments = 'startsAt' | 'endsAt' | 'changedAt';
/** A row of the list as it is stored. */
export type StoredPost = Omit<PostRow, Moments> & {
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly changedAt: Date;
};

type Page = { readonly query: PostQuery; readonly key: Key | undefined; readonly limit: number };

/** A page of posts, the latest change first unless the oldest is requested. */
export async function listPostRows(reader: OfficeReader, { query, key, limit }: Page, reaches: Reaches) {
  const direction = query.sort === 'changedAt' ? 'asc' : 'desc';
  const columns = [sql`r.made_at`, sql`r.mall_id`, sql`r.kind`, sql`r.key`];
  const { rows } = await sql<StoredPost>`
    select ${rowColumns} from ${rowTables} where ${found(query, reaches)} and ${behind(columns, key, direction)}
    order by ${inOrder(columns, direction)} limit ${limit}`.execute(reader);
  return rows;
}

export const countPostRows = (reader: OfficeReader, query: PostQuery, reaches: Reaches) =>
  countFound(reader, sql`from content_revision r where ${found(query, reaches)}`);

type Named = PostKey & { readonly mallId: number };

/** A post's current content, within reach. */
export async function findPostRow(reader: OfficeReader, { mallId, boardType: board, postNo }: Named, reaches: Reaches) {
  const { rows } = await sql<StoredPost & { readonly body: PostBody }>`
    select ${rowColumns}, r.body from ${rowTables}
    where r.mall_id = ${mallId} and r.kind = ${board} and r.key = ${postNo} and r.is_current and ${within(reaches)}`.execute(
    reader,
  );
  return rows[0];
}

/** The pictures of products, by number; unknown products are left out. */
export async function findPictures(
  transaction: MallTransaction,
  productNos: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (productNos.length === 0) return new Map();
  const rows = await transaction
    .selectFrom('product')
    .select(['productNo', 'image'])
    .where('productNo', 'in', [...productNos])
    .execute();
  return new Map(rows.map(({ productNo, image }) => [productNo, image]));
}
