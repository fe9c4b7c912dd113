import { sql } from 'kysely';
import type { SeedTransaction } from './bulk-insert.ts';

/** Many times faster to build over all rows at the end than row by row: those that find by what a row has many of, in every seed. */
const invertedIndexes = ['listing_search_words', 'search_suggestion_spelling'];
/** Of two thousand malls these have most of the rows. */
const bulkTables = ['listing', 'listing_search', 'search_suggestion', 'wireless_support', 'subscription_term'];

type Trigger = readonly [table: string, name: string];
/** What a row of a further mall would fire and the seed does for a mall at once, or needs not: nobody listens, and a new mall is checked anyway. */
const bulkTriggers: readonly Trigger[] = [
  ['listing_search', 'listing_search_prepared'],
  ['listing', 'listing_from_product'],
  ['listing', 'listing_kept_added'],
  ['listing', 'lint_marked_born'],
];
/** The same of products that no mall lists yet. */
const catalogueTriggers: readonly Trigger[] = [
  ['product', 'product_sold_out'],
  ['product_option', 'product_options_born'],
  ['product_option', 'product_option_kept_added'],
  ['product_option', 'lint_marked'],
];

type Switch = 'enable' | 'disable';
const switchesOf = (to: Switch, triggers: readonly Trigger[]): string[] =>
  triggers.map(([table, name]) => `alter table ${table} ${to} trigger ${name}`);

/** Which work the seed of a large catalogue does itself, or the triggers again. */
export const switchCatalogueTriggers = (transaction: SeedTransaction, to: Switch): Promise<void> =>
  runEach(transaction, switchesOf(to, catalogueTriggers));

/** The search index hears of each new listing, or not. */
export const switchSearchTrigger = (transaction: SeedTransaction, to: Switch): Promise<void> =>
  runEach(transaction, switchesOf(to, [['listing', 'listing_search_born']]));

/** Drops the inverted indexes; returns the statements that build them again as the migrations defined them. */
export const dropIndexes = (transaction: SeedTransaction): Promise<string[]> =>
  undo(
    transaction,
    sql`select 'drop index ' || indexname as done, indexdef as restored from pg_indexes
      where schemaname = 'public' and indexname = any(${invertedIndexes})`,
  );

/**
 * Drops the other indexes and the foreign keys of what a large set has most of, which its end builds and proves at once, and switches off the
 * triggers that the seed stands in for; returns what undoes it.
 */
export async function suspendRules(transaction: SeedTransaction): Promise<string[]> {
  const indexes = await undo(
    transaction,
    sql`select 'drop index ' || i.indexrelid::regclass as done, pg_get_indexdef(i.indexrelid) as restored
      from pg_index i where i.indrelid = any(${bulkTables}::regclass[]) and not i.indisprimary
        and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
  );
  const keys = await undo(
    transaction,
    sql`select format('alter table %s drop constraint %I', conrelid::regclass, conname) as done,
        format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as restored
      from pg_constraint where contype = 'f' and conrelid = any(${bulkTables}::regclass[])`,
  );
  await runEach(transaction, switchesOf('disable', bulkTriggers));
  return [...indexes, ...(await seeingAll(transaction, keys)), ...switchesOf('enable', bulkTriggers)];
}

/** A key is proved over the rows that the owner sees, and where row-level security is forced the owner sees none. */
async function seeingAll(transaction: SeedTransaction, statements: readonly string[]): Promise<string[]> {
  const tables = [...bulkTables, 'mall', 'category', 'product', 'subscription_product', 'carrier_plan'];
  const { rows } = await sql<{ name: string }>`
    select oid::regclass::text as name from pg_class
    where relforcerowsecurity and oid = any(${tables}::regclass[])`.execute(transaction);
  const switched = (to: string) => rows.map(({ name }) => `alter table ${name} ${to} row level security`);
  return [...switched('no force'), ...statements, ...switched('force')];
}

/** Does what each row says; returns what each says restores it. */
async function undo(transaction: SeedTransaction, found: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = (await found.execute(transaction)) as { rows: { done: string; restored: string }[] };
  await runEach(
    transaction,
    rows.map(({ done }) => done),
  );
  return rows.map(({ restored }) => restored);
}

/** Runs what dropping has returned. */
export async function restoreRules(transaction: SeedTransaction, statements: readonly string[]): Promise<void> {
  // Of the machine's memory, for this transaction alone.
  await sql`set local maintenance_work_mem = '512MB'`.execute(transaction);
  await runEach(transaction, statements);
}

async function runEach(transaction: SeedTransaction, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(transaction);
}
