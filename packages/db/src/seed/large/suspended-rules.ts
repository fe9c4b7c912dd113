import { sql } from 'kysely';
import type { Database } from '../../connection.ts';
import type { SeedTransaction } from '../bulk-insert.ts';
import type { Lanes } from './lanes.ts';

/** An index or a foreign key, and the statement that makes it again. */
type Rule = { readonly table: string; readonly name: string; readonly statement: string };
/** The rules of the tables of a large set while it is being added. */
export type SuspendedRules = {
  readonly indexes: readonly Rule[];
  readonly keys: readonly Rule[];
  /** What restores triggers, row-level security and the server's own cleaning. */
  readonly switches: readonly string[];
};

type Done = { readonly done: string };

/**
 * Takes from these tables what is checked or followed row by row: indexes and foreign keys are made again over all rows at the end, which
 * is many times faster, and the set is complete without the work of the triggers. Row-level security would refuse COPY, and a foreign key
 * is validated over the rows that its owner sees.
 */
export async function suspendRules(transaction: SeedTransaction, tables: readonly string[]): Promise<SuspendedRules> {
  const { rows: indexes } = await sql<Rule & Done>`
    select i.indrelid::regclass::text as table, i.indexrelid::regclass::text as name,
      pg_get_indexdef(i.indexrelid) as statement, 'drop index ' || i.indexrelid::regclass as done
    from pg_index i where i.indrelid = any(${tables}::regclass[])
      and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`.execute(transaction);
  const { rows: keys } = await sql<Rule & Done & { refers: string }>`
    select conrelid::regclass::text as table, conname as name, confrelid::regclass::text as refers,
      format('alter table %s add constraint %I %s not valid', conrelid::regclass, conname, pg_get_constraintdef(oid)) as statement,
      format('alter table %s drop constraint %I', conrelid::regclass, conname) as done
    from pg_constraint where contype = 'f' and conrelid = any(${tables}::regclass[])`.execute(transaction);
  const { rows: switches } = await sql<Done & { statement: string }>`
    select format('alter table %s disable trigger %I', tgrelid::regclass, tgname) as done,
      format('alter table %s enable trigger %I', tgrelid::regclass, tgname) as statement
    from pg_trigger where not tgisinternal and tgenabled = 'O' and tgrelid = any(${tables}::regclass[])
    union all
    select format('alter table %s set (autovacuum_enabled = off)', name), format('alter table %s reset (autovacuum_enabled)', name)
    from unnest(${tables}::text[]) name
    union all
    select format('alter table %s no force row level security', oid::regclass), format('alter table %s force row level security', oid::regclass)
    from pg_class where relforcerowsecurity and oid = any(${[...tables, ...keys.map(({ refers }) => refers)]}::regclass[])`.execute(
    transaction,
  );
  // What is checked at the end of the transaction otherwise.
  await sql`set constraints all immediate`.execute(transaction);
  // Indexes after the foreign keys that need them.
  for (const { done } of [...keys, ...indexes, ...switches]) await sql.raw(done).execute(transaction);
  const ruleOf = ({ table, name, statement }: Rule): Rule => ({ table, name, statement });
  return {
    ...{ indexes: indexes.map(ruleOf), keys: keys.map(ruleOf) },
    switches: switches.map(({ statement }) => statement),
  };
}

/** Makes the indexes and foreign keys again that do not exist, and cleans the tables; each step lasts if a later one is interrupted. */
export async function restoreRules(
  { database, lanes }: { readonly database: Database; readonly lanes: Lanes },
  { indexes, keys }: SuspendedRules,
): Promise<void> {
  await lanes(await listMissing(database, indexes), (client, { statement }) => client.query(statement));
  await lanes([await listMissing(database, keys)], async (client, missing) => {
    for (const { statement } of missing) await client.query(statement);
  });
  // By table, because two lanes would wait for each other in one.
  const { rows } = await sql<{ statement: string }>`
    select format('alter table %s %s', conrelid::regclass, string_agg(format('validate constraint %I', conname), ', ')) as statement
    from pg_constraint where contype = 'f' and not convalidated group by conrelid
    order by count(*) * pg_relation_size(conrelid) desc`.execute(database);
  await lanes(rows, (client, { statement }) => client.query(statement));
}

/** The dearest first. */
async function listMissing(database: Database, rules: readonly Rule[]): Promise<Rule[]> {
  const { rows } = await sql<Rule>`
    select "table", name, statement
    from json_to_recordset(${JSON.stringify(rules)}::text::json) rule ("table" text, name text, statement text)
    where to_regclass(name) is null
      and not exists (select from pg_constraint where conrelid = "table"::regclass and conname = name)
    order by statement like '%USING gin%' desc, pg_relation_size("table"::regclass) desc`.execute(database);
  return rows;
}

/** Makes every table ready to be read: without statistics the first visitors would get the plans of an empty database. */
export async function cleanTables({
  database,
  lanes,
}: {
  readonly database: Database;
  readonly lanes: Lanes;
}): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select oid::regclass::text as name from pg_class
    where relkind = 'r' and not relisshared and relpersistence = 'p' order by pg_relation_size(oid) desc`.execute(
    database,
  );
  await lanes(rows, (client, { name }) => client.query(`vacuum (analyze) ${name}`));
}
