import type { MallTransaction } from '@mall/db/in-mall';
import type { RetainedTable } from '@mall/domain/retention';
import { type RawBuilder, sql } from 'kysely';

type Batch = { readonly before: Date; readonly most: number };
type Deletion = (transaction: MallTransaction, batch: Batch) => RawBuilder<unknown>;

/** Members with an open rights request receive the copy of their data first. */
const ofNobodyAsking = sql`not exists (
  select from privacy_request p where p.mall_id = t.mall_id and p.member_no = t.member_no and p.state = 'OPEN')`;

/** The oldest of a table's rows, by an index that leads with the mall and this moment. */
const oldest =
  (table: RetainedTable, since: string, only: RawBuilder<unknown> = sql`true`): Deletion =>
  ({ mallId }, { before, most }) =>
    sql`
    delete from ${sql.table(table)} where mall_id = ${mallId} and ctid = any (array(
      select t.ctid from ${sql.table(table)} t where t.mall_id = ${mallId} and t.${sql.ref(since)} < ${before} and ${only}
      order by t.${sql.ref(since)} limit ${most}))`;

/** Each mall has its own rows in these. */
const deletions = {
  page_view: oldest('page_view', 'viewed_at'),
  search_log: oldest('search_log', 'searched_at'),
  // A mail that was neither sent nor given up is still queued.
  mail: oldest('mail', 'queued_at', sql`num_nonnulls(t.sent_at, t.failed_at) = 1 and ${ofNobodyAsking}`),
  request_key: oldest('request_key', 'made_at'),
  session: oldest('session', 'last_seen_at', ofNobodyAsking),
  refresh_token: oldest('refresh_token', 'expires_at'),
  account_link: oldest('account_link', 'expires_at'),
  // Questions on a product's page stay there. Pictures are erased with their files, by erase-pictures.
  question: ({ mallId }, { before, most }) => sql`
    with old as (
      select t.question_no from question t
      where t.mall_id = ${mallId} and t.answered_at < ${before} and t.product_no is null and ${ofNobodyAsking}
      order by t.answered_at limit ${most}
    ), released as (
      update question_picture set question_no = null, erase_from = now()
      where mall_id = ${mallId} and question_no in (select question_no from old)
    )
    delete from question where mall_id = ${mallId} and question_no in (select question_no from old)`,
} as const satisfies Partial<Record<RetainedTable, Deletion>>;

export type TableOfMall = keyof typeof deletions;
export const tablesOfMall = Object.keys(deletions) as readonly TableOfMall[];

/** Deletes the oldest rows from before a moment, at most this many; returns how many. */
export async function deleteOldest(
  transaction: MallTransaction,
  { table, ...batch }: Batch & { readonly table: TableOfMall },
): Promise<number> {
  const { numAffectedRows } = await deletions[table](transaction, batch).execute(transaction);
  return Number(numAffectedRows ?? 0);
}

/** Orders and applications stay, without their personal data. */
export const recordTables = [
  'mall_order',
  'application',
  'subscription_application',
] as const satisfies RetainedTable[];
type Blanked = Readonly<Record<(typeof recordTables)[number], number>>;

/** Blanks the oldest that ended before a moment, at most this many of each table; returns how many. */
export async function blankOldest(transaction: MallTransaction, { before, most }: Batch): Promise<Blanked> {
  type Counts = { readonly orders: number; readonly applications: number; readonly subscriptions: number };
  const { rows } = await sql<Counts>`
    select orders, applications, subscriptions from blank_old_records(${transaction.mallId}, ${before}, ${most})`.execute(
    transaction,
  );
  const { orders = 0, applications = 0, subscriptions = 0 } = rows[0] ?? {};
  return { mall_order: orders, application: applications, subscription_application: subscriptions };
}
