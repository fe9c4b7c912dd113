import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { checkoutFolder } from '../../packages/db/src/settings.ts';
import { partsOf, statementsOf } from './sql-statements.ts';

// What it buys: a release can run beside the previous one, and can be rolled back to it (docs/operations.md, Deploying a release). When to
// drop it: once each release's tests run against the next one's migrations, which finds what reading statements cannot.

/** The rule came after this migration. */
const lastUnchecked = '0431';
const marker = /^-- breaks: (nothing|versions before (\d{4})); \S/m;

/** Statements that may break the code of the previous version. */
const breaking = [
  /^drop (?!index\b)/,
  /^alter (?!(table|index)\b)\S+ .* (rename|set schema|drop|add constraint|set not null)\b/,
  /^create unique index\b/,
  // A function is public until its privilege is revoked.
  /^revoke (?!execute on function .* from public$)/,
];
/** The same for the actions of one `alter table`. */
const breakingActions = [
  /^rename (?!constraint\b)/,
  /^drop (?!constraint\b)/,
  /^alter .* (set data type|type|set not null|drop default|drop identity|drop expression)\b/,
  /^add (constraint|check|unique|primary key|foreign key|exclude)\b/,
  /^(enable|force) row level security/,
  /^set schema\b/,
];
const hasOwnValue = /\b(default|generated|serial|bigserial)\b/;

/** The statements of a migration that do more than add to existing tables. */
export function findBreakingStatements(sql: string): string[] {
  const made = new Set<string>();
  return statementsOf(sql).filter((statement) => {
    const table = /^create (?:unlogged )?table (?:if not exists )?([\w.]+)/.exec(statement)?.[1];
    if (table) made.add(table);
    return isBreaking(statement, made);
  });
}

function isBreaking(statement: string, made: ReadonlySet<string>): boolean {
  const [, altered, actions] = /^alter table (?:if exists )?(?:only )?([\w.]+)(?: \*)? (.*)$/.exec(statement) ?? [];
  if (altered && actions) return !made.has(altered) && partsOf(actions).some(breaksTable);
  const indexed = /^create unique index .*?\bon (?:only )?([\w.]+)/.exec(statement)?.[1];
  return !(indexed && made.has(indexed)) && breaking.some((pattern) => pattern.test(statement));
}

function breaksTable(action: string): boolean {
  if (breakingActions.some((pattern) => pattern.test(action))) return true;
  return action.startsWith('add ') && /\bnot null\b/.test(action) && !hasOwnValue.test(action);
}

/** Migrations that break the previous version without declaring it, one line for each statement. */
export function findBreakingMigrations(folder = join(checkoutFolder, 'packages/db/migrations')): string[] {
  const files = globSync(join(folder, '*.sql')).sort();
  const numbers = new Set(files.map((file) => basename(file).slice(0, 4)));
  return files.filter((file) => basename(file).slice(0, 4) > lastUnchecked).flatMap((file) => faultsOf(file, numbers));
}

function faultsOf(file: string, numbers: ReadonlySet<string>): string[] {
  const text = readFileSync(file, 'utf8');
  const name = basename(file);
  const [isMarked, , before] = marker.exec(text) ?? [];
  if (before && !(numbers.has(before) && before < name)) return [`${name}: there is no earlier migration ${before}`];
  if (isMarked) return [];
  return findBreakingStatements(text).map(
    (statement) =>
      `${name}: "${statement.slice(0, 80)}" may break the version before it: leave it to the next release and write "-- breaks: versions before NNNN; …", or "-- breaks: nothing; …" with the reason`,
  );
}
