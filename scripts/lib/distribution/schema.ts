import { sql } from 'kysely';
import type { Database } from '../../../packages/db/src/connection.ts';

export type ForeignKey = {
  readonly name: string;
  readonly table: string;
  readonly columns: readonly string[];
  readonly target: string;
  readonly targetColumns: readonly string[];
  readonly onDelete: 'NO ACTION' | 'RESTRICT' | 'CASCADE' | 'SET NULL' | 'SET DEFAULT';
  readonly definition: string;
};
export type Table = {
  readonly name: string;
  readonly hasMall: boolean;
  /** The application reads it, so the malls' own statements may join it. */
  readonly isRead: boolean;
  readonly primaryKey: readonly string[];
  /** Other unique keys, by the name of their index; without those of an expression. */
  readonly uniqueKeys: readonly { readonly name: string; readonly columns: readonly string[] }[];
  /** The identity column, if there is one. */
  readonly identity: string | null;
};
export type Trigger = { readonly name: string; readonly table: string; readonly definition: string };
export type Routine = {
  /** With the types of its arguments. */
  readonly name: string;
  readonly language: string;
  readonly isDefiner: boolean;
  readonly isTrigger: boolean;
  /** The application or the office may call it. */
  readonly isCallable: boolean;
  readonly argumentNames: readonly string[];
  readonly definition: string;
};
/** The mall's own tables from the system catalogue; the job queue's stay on the coordinator. */
export type Schema = {
  readonly tables: readonly Table[];
  readonly foreignKeys: readonly ForeignKey[];
  readonly triggers: readonly Trigger[];
  readonly routines: readonly Routine[];
};

export async function readSchema(database: Database): Promise<Schema> {
  const [tables, foreignKeys, triggers, routines] = await Promise.all([
    readTables.execute(database),
    readForeignKeys.execute(database),
    readTriggers.execute(database),
    readRoutines.execute(database),
  ]);
  return { tables: tables.rows, foreignKeys: foreignKeys.rows, triggers: triggers.rows, routines: routines.rows };
}

const ours = sql`relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`;
const columnsOf = (relation: string, places: string) => sql`array(
  select a.attname::text from unnest(${sql.raw(places)}) with ordinality placed (attnum, place)
  join pg_attribute a on a.attrelid = ${sql.raw(relation)} and a.attnum = placed.attnum order by placed.place)`;

const readTables = sql<Table>`
  select c.relname::text as name,
    exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'mall_id') as has_mall,
    has_table_privilege('mall_app', c.oid, 'select') as is_read,
    coalesce((select ${columnsOf('c.oid', 'k.conkey')} from pg_constraint k where k.conrelid = c.oid and k.contype = 'p'), '{}') as primary_key,
    coalesce((
      select jsonb_agg(jsonb_build_object('name', i.indexrelid::regclass::text, 'columns', ${columnsOf('c.oid', 'i.indkey::int2[]')})
        order by i.indexrelid::regclass::text)
      from pg_index i where i.indrelid = c.oid and i.indisunique and not i.indisprimary and i.indexprs is null), '[]') as unique_keys,
    (select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attidentity <> '' limit 1) as identity
  from pg_class c where ${ours} order by 1`;

const readForeignKeys = sql<ForeignKey>`
  select k.conname::text as name, c.relname::text as table, ${columnsOf('k.conrelid', 'k.conkey')} as columns,
    k.confrelid::regclass::text as target, ${columnsOf('k.confrelid', 'k.confkey')} as target_columns,
    case k.confdeltype when 'a' then 'NO ACTION' when 'r' then 'RESTRICT' when 'c' then 'CASCADE' when 'n' then 'SET NULL' else 'SET DEFAULT' end
      as on_delete, pg_get_constraintdef(k.oid) as definition
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  where k.contype = 'f' and k.conparentid = 0 and ${ours} order by c.relname, k.conname`;

const readTriggers = sql<Trigger>`
  select t.tgname::text as name, c.relname::text as table, pg_get_triggerdef(t.oid) as definition
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where not t.tgisinternal and t.tgparentid = 0 and ${ours} order by c.relname, t.tgname`;

/** Without those of extensions. */
const readRoutines = sql<Routine>`
  select p.oid::regprocedure::text as name, l.lanname::text as language, p.prosecdef as is_definer,
    p.prorettype = 'trigger'::regtype as is_trigger,
    has_function_privilege('mall_app', p.oid, 'execute') or has_function_privilege('mall_office', p.oid, 'execute') as is_callable,
    coalesce(p.proargnames, '{}') as argument_names, pg_get_functiondef(p.oid) as definition
  from pg_proc p join pg_language l on l.oid = p.prolang
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
    and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
  order by 1`;
