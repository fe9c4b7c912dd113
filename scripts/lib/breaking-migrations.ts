import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { checkoutFolder } from '../../packages/db/src/settings.ts';
import { partsOf, statementsOf } from './sql-statements.ts';

// What it buys: a release can run beside the previous one, and can be rolled back to it (docs/operations.md, Deploying a release). When to
// drop it: once each release's tests run against the next one's migrations, which finds what reading statements cannot.

/** Migrations up to this one are frozen, and were judged by the rules of their time. */
const lastUnchecked = '0611';
const marker = /^-- breaks: (nothing|versions before (\d{4})); \S/m;

/** Statements that may break the code of the previous version. */
const breaking = [
  /^drop (?!index\b)/,
  /^alter (?!(table|index)\b)\S+ .* (rename|set schema|drop|add constraint|set not null|owner to)\b/,
  /^create unique index\b/,
  // A function is public until its privilege is revoked.
  /^revoke (?!execute on function .* from public$)/,
  /^alter policy\b/,
  /^create (or replace )?(event trigger|rule)\b/,
  /^truncate\b/,
  // Nobody can tell what it does.
  /\bexecute (?!(on|function|procedure)\b)/,
];
/** The same, unless the table was made by the same migration. */
const breakingElsewhere = [
  /^create policy \S+ on (?<table>[\w.]+) .*?\bas restrictive\b/,
  /^create (?:or replace )?(?:constraint )?trigger .*? on (?<table>[\w.]+)/,
  /^create unique index .*?\bon (?:only )?(?<table>[\w.]+)/,
  /^(?:with .*\) )?delete from (?:only )?(?<table>[\w.]+)/,
];
/** The same for the actions of one `alter table`. */
const breakingActions = [
  /^rename /,
  // PostgreSQL's own names of the two kinds that only refuse rows; `on conflict` needs the others.
  /^drop (?!constraint (if exists )?\w+_(check|fkey)\b)/,
  /^alter .* (set data type|type|set not null|drop default|drop identity|drop expression)\b/,
  /^add (constraint|check|unique|primary key|foreign key|exclude)\b/,
  /^(enable|force) row level security/,
  /^(set schema|owner to)\b/,
];
const hasOwnValue = /\b(default|generated|serial|bigserial)\b/;
/** The same value in each row. */
const hasOneValue = /(?<!\bby )\bdefault\b/;

/** What earlier migrations have made, by name: functions with their parameters. */
export type Earlier = { readonly uniqueIndexes: ReadonlySet<string>; readonly functions: ReadonlyMap<string, string> };
const nothing: Earlier = { uniqueIndexes: new Set(), functions: new Map() };

/** The statements of a migration that do more than add to existing tables. */
export function findBreakingStatements(sql: string, earlier = nothing): string[] {
  const made = new Set<string>();
  const added = new Set<string>();
  return statementsOf(sql)
    .map(withoutControl)
    .filter((statement) => {
      const table = /^create (?:unlogged )?table (?:if not exists )?([\w.]+)/.exec(statement)?.[1];
      if (table) made.add(table);
      for (const column of addedColumns(statement)) added.add(column);
      return isBreaking(statement, { made, added, earlier });
    });
}

/** A statement of a `do`, without the conditions and loops around it. */
function withoutControl(statement: string): string {
  const control =
    /^(declare .*? begin|begin|else|(if|elsif|exception when|when) .*? then|(for|while|foreach) .*? loop|loop) /;
  const inside = statement.replace(control, '');
  return inside === statement ? statement : withoutControl(inside);
}

const alteredTable = /^alter table (?:if exists )?(?:only )?([\w.]+)(?: \*)? (.*)$/;

function addedColumns(statement: string): string[] {
  const [, table, actions = ''] = alteredTable.exec(statement) ?? [];
  return partsOf(actions).flatMap((action) => {
    const column = /^add (?:column )?(?:if not exists )?(\w+)/.exec(action)?.[1];
    return column ? [`${table}.${column}`] : [];
  });
}

type Here = { readonly made: ReadonlySet<string>; readonly added: ReadonlySet<string>; readonly earlier: Earlier };

function isBreaking(statement: string, { made, added, earlier }: Here): boolean {
  const [, altered, actions] = alteredTable.exec(statement) ?? [];
  if (altered && actions) return !made.has(altered) && partsOf(actions).some(breaksTable);
  const tables = breakingElsewhere.map((pattern) => pattern.exec(statement)?.groups?.['table']);
  const table = tables.find((one) => one !== undefined);
  if (table !== undefined) return !made.has(table);
  if (breaking.some((pattern) => pattern.test(statement))) return true;
  return changesRows(statement, made, added) || touchesUniqueIndex(statement, earlier) || overloads(statement, earlier);
}

function breaksTable(action: string): boolean {
  if (breakingActions.some((pattern) => pattern.test(action))) return true;
  if (!action.startsWith('add ')) return false;
  if (hasOneValue.test(action) && /\b(unique|primary key)\b/.test(action)) return true;
  return /\bnot null\b/.test(action) && !hasOwnValue.test(action);
}

/** Values of new columns are unknown to the previous version. */
function changesRows(statement: string, made: ReadonlySet<string>, added: ReadonlySet<string>): boolean {
  const [, table = '', list = ''] =
    /^(?:with .*\) )?update (?:only )?([\w.]+)(?: (?:as )?(?!set\b)\w+)? set (.*?)(?: (?:from|where|returning)\b.*)?$/.exec(
      statement,
    ) ?? [];
  if (table === '' || made.has(table)) return false;
  return !partsOf(list).every((part) => added.has(`${table}.${/^\w+/.exec(part)?.[0]}`));
}

function touchesUniqueIndex(statement: string, { uniqueIndexes }: Earlier): boolean {
  const names =
    /^(?:drop index (?:concurrently )?(?:if exists )?|alter index (?:if exists )?)([\w., ]+?)(?: rename .*| cascade)?$/;
  return (names.exec(statement)?.[1] ?? '').split(/, ?/).some((name) => uniqueIndexes.has(name));
}

/** A function of a known name with other parameters leaves calls without a single answer. */
function overloads(statement: string, { functions }: Earlier): boolean {
  const [name, parameters] = madeFunction(statement) ?? [];
  const known = name === undefined ? undefined : functions.get(name);
  return known !== undefined && known !== parameters;
}

function madeFunction(statement: string): readonly [name: string, parameters: string] | undefined {
  const [, name, parameters] = /^create (?:or replace )?function ([\w.]+) ?\((.*?)\) returns\b/.exec(statement) ?? [];
  return name === undefined || parameters === undefined ? undefined : [name, parameters.trim()];
}

/** What these statements make besides what there was before. */
function withMade({ uniqueIndexes, functions }: Earlier, sql: string): Earlier {
  const statements = statementsOf(sql).map(withoutControl);
  const index = /^create unique index (?:concurrently )?(?:if not exists )?(\w+)/;
  return {
    uniqueIndexes: new Set([...uniqueIndexes, ...statements.flatMap((one) => index.exec(one)?.[1] ?? [])]),
    functions: new Map([...functions, ...statements.flatMap((one) => [madeFunction(one) ?? []].filter(isPair))]),
  };
}
const isPair = (pair: readonly string[]): pair is readonly [string, string] => pair.length === 2;

/** Migrations that break the previous version without declaring it, one line for each statement. */
export function findBreakingMigrations(folder = join(checkoutFolder, 'packages/db/migrations')): string[] {
  const files = globSync(join(folder, '*.sql')).sort();
  const numbers = new Set(files.map((file) => basename(file).slice(0, 4)));
  let earlier = nothing;
  return files.flatMap((file) => {
    const sql = readFileSync(file, 'utf8');
    const faults = basename(file).slice(0, 4) > lastUnchecked ? faultsOf(file, { sql, numbers, earlier }) : [];
    earlier = withMade(earlier, sql);
    return faults;
  });
}

type Text = { readonly sql: string; readonly numbers: ReadonlySet<string>; readonly earlier: Earlier };

function faultsOf(file: string, { sql, numbers, earlier }: Text): string[] {
  const name = basename(file);
  const [isMarked, , before] = marker.exec(sql) ?? [];
  if (before && !(numbers.has(before) && before < name)) return [`${name}: there is no earlier migration ${before}`];
  if (isMarked) return [];
  return findBreakingStatements(sql, earlier).map(
    (statement) =>
      `${name}: "${statement.slice(0, 80)}" may break the version before it: leave it to the next release and write "-- breaks: versions before NNNN; …", or "-- breaks: nothing; …" with the reason`,
  );
}
