import { findUndistributableMigrations } from './migration-rules.ts';
import { planDistribution } from './plan.ts';
import type { Routine, Schema } from './schema.ts';
import { findStatementsWithoutMall } from './statements.ts';

type Rule = {
  /** Why Citus needs it; found in the trial of November 2026 (docs/operations.md, Outgrowing one primary). */
  readonly why: string;
  readonly find: (schema: Schema) => string[];
};

const mallColumn = 'mall_id';
const byName = (one: string, other: string) => (one < other ? -1 : 1);

const tenantTables = ({ tables, foreignKeys }: Schema): ReadonlySet<string> =>
  new Set(
    planDistribution({ tables, foreignKeys }).flatMap(({ name, placement }) => (placement === 'mall' ? [name] : [])),
  );

/** The tables of malls' rows named in a function's body. */
function touched({ definition }: Routine, tenant: ReadonlySet<string>): string[] {
  const body = definition.replaceAll(/--[^\n]*/g, '').replaceAll(/'[^']*'/g, "''");
  const read = body.matchAll(/\b(?:from|join|update|into|using)\s+(?:only\s+)?([a-z_]+)/gi);
  return [...new Set([...read].flatMap(([, name = '']) => (tenant.has(name) ? [name] : [])))];
}
const touching = (schema: Schema) => {
  const tenant = tenantTables(schema);
  return schema.routines.filter((routine) => touched(routine, tenant).length > 0);
};

export const rules = {
  'has a primary key': {
    why: 'a mall is moved to another node by logical replication, which finds a row by its key',
    find: ({ tables }) => tables.filter(({ primaryKey }) => primaryKey.length === 0).map(({ name }) => name),
  },
  'is unique within its mall': {
    why: 'a node knows its own malls’ rows alone, so it can keep nothing apart over all of them',
    find: (schema) => {
      const tenant = tenantTables(schema);
      return schema.tables
        .filter(({ name }) => tenant.has(name))
        .flatMap(({ name, primaryKey, uniqueKeys }) => [
          ...(primaryKey.length > 0 && !primaryKey.includes(mallColumn) ? [`${name}_pkey`] : []),
          ...uniqueKeys.filter(({ columns }) => !columns.includes(mallColumn)).map((key) => key.name),
        ]);
    },
  },
  'names rows of its own mall': {
    why: 'a key is looked up on the node of its row: it holds the mall, and what all malls share names no mall’s row',
    find: (schema) => {
      const tenant = tenantTables(schema);
      return schema.foreignKeys
        .filter(({ target }) => tenant.has(target))
        .filter(({ table, columns, targetColumns }) => {
          const place = columns.indexOf(mallColumn);
          return !tenant.has(table) || place < 0 || targetColumns[place] !== mallColumn;
        })
        .map(({ name }) => name);
    },
  },
  'sets no key to null on delete': {
    why: 'SET NULL or SET DEFAULT is not supported in ON DELETE operation when distribution key is included',
    find: ({ foreignKeys }) =>
      foreignKeys
        .filter(({ columns, onDelete }) => columns.includes(mallColumn) && /^SET/.test(onDelete))
        .map(({ name }) => name),
  },
  'fires on no truncate': {
    why: 'shards have no triggers on truncate, and a trigger that has one beside others is not made there at all',
    find: (schema) => {
      const tenant = tenantTables(schema);
      return schema.triggers
        .filter(({ table, definition }) => tenant.has(table) && / TRUNCATE /.test(definition))
        .map(({ name, table }) => `${name} on ${table}`);
    },
  },
  'is written in plpgsql': {
    why: 'the body of a function in SQL is bound to tables as they were when it was made, and is not sent to nodes',
    find: (schema) =>
      touching(schema)
        .filter(({ language }) => language !== 'plpgsql')
        .map(({ name }) => name),
  },
  'is told its mall': {
    why: 'a function is run on the node of the mall that it gets as an argument',
    find: (schema) =>
      touching(schema)
        .filter(({ isTrigger, argumentNames }) => !isTrigger && !argumentNames.includes('of_mall'))
        .map(({ name }) => name),
  },
  'runs as its caller': {
    why: 'cannot perform query on placements that were modified in this transaction by a different user',
    find: (schema) =>
      touching(schema)
        .filter(({ isDefiner, isTrigger, isCallable }) => isDefiner && !isTrigger && isCallable)
        .map(({ name }) => name),
  },
  'writes no mall’s rows from what all share': {
    why: 'its trigger would write at every node, within the transaction of whoever made the change',
    find: (schema) => {
      const tenant = tenantTables(schema);
      const writers = new Set(
        schema.routines
          .filter(({ definition }) => {
            const written = definition.matchAll(/\b(?:insert into|update|delete from)\s+([a-z_]+)/gi);
            return [...written].some(([, name = '']) => tenant.has(name));
          })
          .map(({ name }) => name),
      );
      return schema.triggers
        .filter(({ table, definition }) => {
          const called = /EXECUTE FUNCTION ([a-z_]+)\(/.exec(definition)?.[1];
          return !tenant.has(table) && writers.has(`${called}()`);
        })
        .map(({ name, table }) => `${name} on ${table}`);
    },
  },
  'names its mall in every part': {
    why: 'Citus plans by what a statement says itself: one that leaves the mall to the policies goes to every node',
    find: (schema) => findStatementsWithoutMall(tenantTables(schema)),
  },
  'adds constraints by themselves': {
    why: 'cannot execute ADD CONSTRAINT command with other subcommands',
    find: (schema) => findUndistributableMigrations(tenantTables(schema)),
  },
} as const satisfies Readonly<Record<string, Rule>>;

export type RuleName = keyof typeof rules;
/** Known violations of each rule, with reasons. */
export type Exceptions = { readonly [Name in RuleName]?: Readonly<Record<string, string>> };

/** Violations without an exception, and exceptions without a violation, one line for each. */
export function findDistributionFaults(schema: Schema, exceptions: Exceptions): string[] {
  return (Object.keys(rules) as RuleName[]).flatMap((name) => {
    const { find, why } = rules[name];
    const found = find(schema).toSorted(byName);
    const excepted = Object.keys(exceptions[name] ?? {});
    return [
      ...found
        .filter((thing) => !excepted.includes(thing))
        .map(
          (thing) =>
            `${thing}: breaks “${name}”, since ${why}; mend it, or say in scripts/lib/distribution/exceptions.ts why it stays`,
        ),
      ...excepted
        .filter((thing) => !found.includes(thing))
        .map((thing) => `${thing}: keeps “${name}” now: take it out of scripts/lib/distribution/exceptions.ts`),
    ];
  });
}
