import type { Placed } from './plan.ts';
import type { Schema } from './schema.ts';

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Citus supports no such key with the mall in it, and nothing depends on it (exceptions.ts). */
const setsNull = / ON DELETE SET (NULL|DEFAULT)( \([^)]*\))?/;

/** Colocation: every table of a mall's rows with the first of them, so that a mall is on one node as a whole. */
const distribute = (name: string, first: string): string =>
  `select create_distributed_table('${name}', 'mall_id', colocate_with => '${name === first ? 'none' : first}')`;

/**
 * The statements that distribute these tables, in one transaction: keys and triggers are dropped first, because Citus moves no table with
 * triggers and creates keys only between placed tables, and then created again unchanged.
 */
export function distributionSteps(
  { tables, foreignKeys, triggers }: Omit<Schema, 'routines'>,
  plan: readonly Placed[],
  { isDone = () => false }: { readonly isDone?: (table: string) => boolean } = {},
): string[] {
  const placed = plan.filter(({ name, placement }) => placement !== 'local' && !isDone(name));
  if (placed.length === 0) return [];
  const names = new Set(placed.map(({ name }) => name));
  const keys = foreignKeys.filter(({ table, target }) => names.has(table) || names.has(target));
  const fired = triggers.filter(({ table }) => names.has(table));
  const first = plan.find(({ placement }) => placement === 'mall')?.name ?? '';
  return [
    // Runs the nodes' parts of one transaction one after the other.
    `set local citus.multi_shard_modify_mode = 'sequential'`,
    'set local citus.enable_unsafe_triggers = on',
    ...fired.map(({ name, table }) => `drop trigger ${quote(name)} on ${quote(table)}`),
    ...keys.map(({ name, table }) => `alter table ${quote(table)} drop constraint ${quote(name)}`),
    ...placed.map(({ name, placement }) =>
      placement === 'reference' ? `select create_reference_table('${name}')` : distribute(name, first),
    ),
    // A table without a key is identified by its whole row when its mall is moved to another node.
    ...tables
      .filter(({ name, primaryKey }) => names.has(name) && primaryKey.length === 0)
      .map(({ name }) => `alter table ${quote(name)} replica identity full`),
    ...keys.map(
      ({ name, table, definition }) =>
        `alter table ${quote(table)} add constraint ${quote(name)} ${definition.replace(setsNull, '')}`,
    ),
    ...fired.map(({ definition }) => definition),
    ...entering,
  ];
}

/** `set local` is propagated to the nodes, unlike `set_config`; inside a function it is not part of the client's statement. */
const setLocal = (setting: string, value: string): string => `execute format('set local ${setting} = %L', ${value});`;
const entering = [
  `create or replace function enter_mall(of_mall int) returns text language plpgsql as $$
begin
  ${setLocal('app.mall_id', 'of_mall')}
  return of_mall;
end $$`,
  `create or replace function enter_office(reads_all text, of_malls text, of_staff text) returns text language plpgsql as $$
begin
  ${setLocal('app.office_all', 'reads_all')}
  ${setLocal('app.office_malls', 'of_malls')}
  ${setLocal('app.staff_no', 'of_staff')}
  return of_staff;
end $$`,
];
