import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openClient } from '@mall/postgres/client';
import postgres, { type Sql } from 'postgres';
import { type Patience, threeMinutes, whileLocked } from './migration-lock.ts';
import { SettingError } from './settings.ts';

export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

export type Migration = Applied & { readonly text: string };
type Applied = {
  readonly name: string;
  readonly checksum: string;
  /** Versions of the code without the migration of this number cannot run beside it; null if all can. */
  readonly breaksBefore: string | null;
};

/**
 * Applies all pending migrations, or with `only` just those of an earlier state, and returns the names applied now; throws when one fails
 * or was changed.
 */
export async function migrate(
  url: string,
  folder = migrationsFolder,
  only: ReadonlySet<string> | undefined = undefined,
  patience: Patience = threeMinutes,
): Promise<string[]> {
  const migrations = (await readMigrations(folder)).filter(({ name }) => only?.has(name) ?? true);
  const client = openClient(url, { max: 1 });
  try {
    return await applyPending(client, migrations, patience);
  } finally {
    await client.end({ timeout: 5 });
  }
}

/** False for a database without the newest migration, or without any; throws for one with incompatible later migrations. */
export async function isMigrated(url: string, folder = migrationsFolder): Promise<boolean> {
  const client = openClient(url, { max: 1 });
  try {
    const [found] = await client<{ table: string | null }[]>`select to_regclass('schema_migration')::text as table`;
    if (!found?.table) return false;
    const [applied, migrations] = await Promise.all([listApplied(client), readMigrations(folder)]);
    requireKnown(applied, migrations);
    const names = new Set(applied.map(({ name }) => name));
    return migrations.every(({ name }) => names.has(name));
  } finally {
    await client.end({ timeout: 5 });
  }
}

export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  requireUniqueNumbers(names);
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      const checksum = createHash('sha256').update(text).digest('hex');
      return { name, text, checksum, breaksBefore: breaksBefore.exec(text)?.[1] ?? null };
    }),
  );
}

/** The comment that scripts/lib/breaking-migrations.ts requires in every migration that is more than an addition. */
const breaksBefore = /^-- breaks: versions before (\d{4})\b/m;

function requireUniqueNumbers(names: readonly string[]): void {
  const numbers = names.map((name) => {
    const number = /^(\d{4})[-_]/.exec(name)?.[1];
    if (!number)
      throw new Error(`migration ${name}: the name must start with four digits, such as 0007-order-claim.sql`);
    return number;
  });
  const repeated = numbers.find((number, index) => numbers.indexOf(number) !== index);
  if (repeated) throw new Error(`migration number ${repeated} is used twice`);
}

async function applyPending(client: Sql, migrations: readonly Migration[], patience: Patience): Promise<string[]> {
  const applied = await readApplied(client, patience);
  requireKnown(applied, migrations);
  const names = new Set(applied.map(({ name }) => name));
  const pending = migrations.filter(({ name }) => !names.has(name));
  const appliedNow: string[] = [];
  for (const migration of pending) {
    const isLast = migration === pending.at(-1);
    if (await apply(client, migration, { patience, isLast })) appliedNow.push(migration.name);
  }
  return appliedNow;
}

async function readApplied(client: Sql, patience: Patience): Promise<Applied[]> {
  await whileLocked(client, { name: 'schema_migration', patience }, async (transaction) => {
    const [found] = await transaction`
      select from pg_attribute where attrelid = to_regclass('schema_migration') and attname = 'breaks_before'`;
    if (!found) await transaction.unsafe(makeList);
  });
  return listApplied(client);
}

/** Adding even an existing column would lock out readers of the list, so its existence is checked first. */
const makeList = `
  create table if not exists schema_migration (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  );
  alter table schema_migration add column if not exists breaks_before text`;

/** The column may be missing if an earlier version has migrated last. */
const listApplied = (client: Sql) => client<Applied[]>`
  select name, checksum, to_jsonb(m) ->> 'breaks_before' as "breaksBefore" from schema_migration m order by name`;

type Deviation = { readonly name: string; readonly reason: 'UNRELEASED' | 'LATER' | 'CHANGED' };

/**
 * The migration that prevents migrating a database, or an archive of one, any further: its number has another name here (UNRELEASED: until
 * the first release, migrations were rewritten), this version does not know it (LATER), or its text differs.
 */
export function findDeviation(applied: readonly Named[], migrations: readonly Migration[]): Deviation | undefined {
  const checksums = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  const numbers = new Set(migrations.map(({ name }) => numberOf(name)));
  const unknown = applied.filter(({ name }) => !checksums.has(name));
  const unreleased = unknown.find(({ name }) => numbers.has(numberOf(name)));
  if (unreleased) return { name: unreleased.name, reason: 'UNRELEASED' };
  if (unknown[0]) return { name: unknown[0].name, reason: 'LATER' };
  const changed = applied.find(({ name, checksum }) => checksums.get(name) !== checksum);
  return changed && { name: changed.name, reason: 'CHANGED' };
}

type Named = Pick<Applied, 'name' | 'checksum'>;

const numberOf = (name: string): string => name.slice(0, 4);

/** A database of an unreleased version: its tables cannot be migrated, and no released version has created one. */
export const unreleasedError = (sign: string): SettingError =>
  new SettingError(
    `this database was made by an unreleased version of the mall (${sign}), whose tables are not carried over: keep a copy of it, then start with an empty DATA_DIR or an empty database`,
  );

const refusals: Readonly<Record<Deviation['reason'], (name: string) => SettingError>> = {
  UNRELEASED: (name) => unreleasedError(`it has migration ${name}`),
  LATER: (name) =>
    new SettingError(
      `the database has migration ${name}, beside which this version of the code does not work: update the mall`,
    ),
  CHANGED: (name) => new SettingError(`migration ${name} was changed after it was applied; add a new file instead`),
};

function requireKnown(applied: readonly Applied[], migrations: readonly Migration[]): void {
  const numbers = new Set(migrations.map(({ name }) => numberOf(name)));
  // Of a later version, and compatible: it adds to what this version uses, or removes what this version no longer uses.
  const isHarmless = ({ name, breaksBefore }: Applied) =>
    !numbers.has(numberOf(name)) && (breaksBefore === null || numbers.has(breaksBefore));
  const deviation = findDeviation(
    applied.filter((each) => !isHarmless(each)),
    migrations,
  );
  if (deviation) throw refusals[deviation.reason](deviation.name);
}

type Applying = { readonly patience: Patience; readonly isLast: boolean };

/**
 * False when another process has applied it meanwhile. The grants for backups and the office are made together with the last pending
 * migration, because granting takes ten times as long as a migration; if a migration fails, they are made for those before it, which stay.
 */
async function apply(client: Sql, migration: Migration, { patience, isLast }: Applying): Promise<boolean> {
  try {
    return await whileLocked(client, { name: migration.name, patience }, async (transaction) => {
      const done = await transaction`select from schema_migration where name = ${migration.name}`;
      if (done.length > 0) return false;
      await transaction.unsafe(migration.text);
      if (isLast) await transaction.unsafe(grantAccess);
      await transaction`
        insert into schema_migration (name, checksum, breaks_before)
        values (${migration.name}, ${migration.checksum}, ${migration.breaksBefore})`;
      return true;
    });
  } catch (error) {
    // The failure of the migration matters more than that of this.
    await whileLocked(client, { name: 'access', patience }, (transaction) => transaction.unsafe(grantAccess)).catch(
      () => {},
    );
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`migration ${migration.name} failed: ${reason}${lineOf(error, migration.text)}`, { cause: error });
  }
}

/** Checks that the functions exist: tests use migrations of their own, and the office came with a later migration than the first. */
const grantAccess = `do $$ begin
  if to_regprocedure('public.grant_backup_access()') is not null then perform public.grant_backup_access(); end if;
  if to_regprocedure('public.grant_office_access()') is not null then perform public.grant_office_access(); end if;
end $$`;

function lineOf(error: unknown, text: string): string {
  if (!(error instanceof postgres.PostgresError) || !error.position) return '';
  return ` (line ${text.slice(0, Number(error.position)).split('\n').length})`;
}
