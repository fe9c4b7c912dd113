import { sql } from 'kysely';
import type { SeedTransaction } from './bulk-insert.ts';

/**
 * Inverted indexes, dropped by every seed because building them over all rows at the end is many times faster than row
 * by row.
 */
const invertedIndexes = ['listing_search_words', 'search_suggestion_spelling'];
/** With two thousand malls, these tables have most of the rows. */
const bulkTables = ['listing', 'listing_search', 'search_suggestion', 'wireless_support', 'subscription_term'];

type Trigger = readonly [table: string, name: string];
/**
 * Triggers whose work the seed does once per mall instead, or can skip: nothing listens yet, and a new mall is checked
 * anyway.
 */
const bulkTriggers: readonly Trigger[] = [
  ['listing_search', 'listing_search_prepared'],
  ['listing', 'listing_from_product'],
  ['listing', 'listing_kept_added'],
  ['listing', 'lint_marked_born'],
];
/** The same for products that no mall lists yet. */
const catalogueTriggers: readonly Trigger[] = [
  ['product', 'product_sold_out'],
  ['product_option', 'product_options_born'],
  ['product_option', 'product_option_kept_added'],
  ['product_option', 'lint_marked'],
];

type Switch = 'enable' | 'disable';
const switchesOf = (to: Switch, triggers: readonly Trigger[]): string[] =>
  triggers.map(([table, name]) => `alter table ${table} ${to} trigger ${name}`);

/** Switches the triggers whose work the seed of a large catalogue does itself. */
export const switchCatalogueTriggers = (transaction: SeedTransaction, to: Switch): Promise<void> =>
  runEach(transaction, switchesOf(to, catalogueTriggers));

/** Switches the trigger that reports each new listing to the search index. */
export const switchSearchTrigger = (transaction: SeedTransaction, to: Switch): Promise<void> =>
  runEach(transaction, switchesOf(to, [['listing', 'listing_search_born']]));

/** Drops the inverted indexes; returns the statements that rebuild them as the migrations define them. */
export const dropIndexes = (transaction: SeedTransaction): Promise<string[]> =>
  undo(
    transaction,
    sql`select 'drop index ' || indexname as done, indexdef as restored from pg_indexes
      where schemaname = 'public' and indexname = any(${invertedIndexes})`,
  );

/**
 * Drops the other indexes and the foreign keys of the bulk tables, which are rebuilt and validated at the end, and
 * disables the triggers whose work the seed does itself; returns the statements that restore them all.
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

/**
 * Lifts forced row-level security around the statements: a foreign key is validated over the rows that the owner sees,
 * and otherwise it sees none.
 */
async function seeingAll(transaction: SeedTransaction, statements: readonly string[]): Promise<string[]> {
  const tables = [...bulkTables, 'mall', 'category', 'product', 'subscription_product', 'carrier_plan'];
  const { rows } = await sql<{ name: string }>`
    select oid::regclass::text as name from pg_class
    where relforcerowsecurity and oid = any(${tables}::regclass[])`.execute(transaction);
  const switched = (to: string) => rows.map(({ name }) => `alter table ${name} ${to} row level security`);
  return [...switched('no force'), ...statements, ...switched('force')];
}

/** Executes the `done` statement of each row; returns the `restored` statements. */
async function undo(transaction: SeedTransaction, found: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = (await found.execute(transaction)) as { rows: { done: string; restored: string }[] };
  await runEach(
    transaction,
    rows.map(({ done }) => done),
  );
  return rows.map(({ restored }) => restored);
}

/** Runs the statements that `dropIndexes` or `suspendRules` returned. */
export async function restoreRules(transaction: SeedTransaction, statements: readonly string[]): Promise<void> {
  // Applies to this transaction only.
  await sql`set local maintenance_work_mem = '512MB'`.execute(transaction);
  await runEach(transaction, statements);
}

async function runEach(transaction: SeedTransaction, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(transaction);
}
