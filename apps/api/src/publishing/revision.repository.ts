import type { ContentBodies, ContentKind } from '@mall/contracts/content-body';
import type { ContentState } from '@mall/contracts/content-codes';
import type { MallTransaction } from '@mall/db/in-mall';
import { type RawBuilder, sql } from 'kysely';

/** A thing that staff publish: its number among those of its kind. */
export type ContentKey<Kind extends ContentKind = ContentKind> = { readonly kind: Kind; readonly key: number };

/** The content of a thing from a moment on. */
export type Revision<Kind extends ContentKind = ContentKind> = {
  readonly state: ContentState;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly body: ContentBodies[Kind];
  /** Null for operators' commands. */
  readonly staffNo: number | null;
  readonly madeAt: Date;
};
export type Held<Kind extends ContentKind = ContentKind> = Revision<Kind> & { readonly revisionNo: number };

/** The revision of a thing that a condition selects. */
async function findOne<Kind extends ContentKind>(
  transaction: MallTransaction,
  { kind, key }: ContentKey<Kind>,
  condition: RawBuilder<unknown>,
): Promise<Held<Kind> | undefined> {
  const { rows } = await sql<Held<Kind>>`
    select revision_no, state, starts_at, ends_at, body, staff_no, made_at from content_revision
    where mall_id = ${transaction.mallId} and kind = ${kind} and key = ${key} and ${condition}`.execute(transaction);
  return rows[0];
}

/** Locks and returns the current revision of a thing. */
export async function lockHeld<Kind extends ContentKind>(
  transaction: MallTransaction,
  thing: ContentKey<Kind>,
): Promise<Held<Kind> | undefined> {
  // Locks the first revision on behalf of the thing: another one may be current once the wait is over.
  await findOne(transaction, thing, sql`revision_no = 1 for update`);
  return findOne(transaction, thing, sql`is_current`);
}

export const findRevision = <Kind extends ContentKind>(
  transaction: MallTransaction,
  thing: ContentKey<Kind>,
  revisionNo: number,
): Promise<Held<Kind> | undefined> => findOne(transaction, thing, sql`revision_no = ${revisionNo}`);

/** What the shop showed before a revision. */
export const findLiveBefore = <Kind extends ContentKind>(
  transaction: MallTransaction,
  thing: ContentKey<Kind>,
  revisionNo: number,
): Promise<Held<Kind> | undefined> =>
  findOne(transaction, thing, sql`state = 'LIVE' and revision_no < ${revisionNo} order by revision_no desc limit 1`);

/** The next number of a kind. Concurrent callers get different numbers. */
export async function nextKey(transaction: MallTransaction, kind: ContentKind): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('content', ${transaction.mallId}))`.execute(transaction);
  const { next } = await transaction
    .selectFrom('contentRevision')
    .select(sql<number>`coalesce(max(key), 0) + 1`.as('next'))
    .where('mallId', '=', transaction.mallId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return next;
}

/** Stores a revision as the current one, and applies it to the shop: in one transaction, or not at all. */
export async function holdRevision<Kind extends ContentKind>(
  transaction: MallTransaction,
  { kind, key }: ContentKey<Kind>,
  { body, revisionNo, state, startsAt, endsAt, staffNo, madeAt }: Held<Kind>,
): Promise<void> {
  const thing = { mallId: transaction.mallId, kind, key };
  await transaction
    .updateTable('contentRevision')
    .set({ isCurrent: false })
    .where('mallId', '=', thing.mallId)
    .where('kind', '=', thing.kind)
    .where('key', '=', thing.key)
    .where('isCurrent', '=', true)
    .execute();
  await transaction
    .insertInto('contentRevision')
    .values({
      ...{ ...thing, revisionNo, state, startsAt, endsAt, staffNo, madeAt },
      body: sql<ContentBodies[Kind]>`${JSON.stringify(body)}::text::jsonb`,
    })
    .execute();
  await sql`select publish_content(${kind}, ${key})`.execute(transaction);
}

export async function flipScheduled(transaction: MallTransaction, at: Date): Promise<void> {
  await sql`select flip_content(${at})`.execute(transaction);
}

export async function findStaffName(transaction: MallTransaction, staffNo: number): Promise<string> {
  const row = await transaction.selectFrom('staff').select('name').where('staffNo', '=', staffNo).executeTakeFirst();
  return row?.name ?? '';
}
