import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import postgres, { type Sql, type TransactionSql } from 'postgres';

export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

export type Migration = { readonly name: string; readonly checksum: string; readonly text: string };

/** Any number will do, as long as every process that migrates uses the same. */
const migrationLock = 20_261_120;

/**
 * Brings the database to the newest migration, or with `only` to a state of before that had just those, and returns the names applied
 * now; throws when one fails or was changed.
 */
export async function migrate(
  url: string,
  folder = migrationsFolder,
  only: ReadonlySet<string> | undefined = undefined,
): Promise<string[]> {
  const migrations = (await readMigrations(folder)).filter(({ name }) => only?.has(name) ?? true);
  const client = postgres(url, { max: 1, connect_timeout: 10, onnotice: () => {} });
  try {
    // Held by the session, so two instances that start at once migrate one after the other.
    await client`select pg_advisory_lock(${migrationLock})`;
    return await applyPending(client, migrations);
  } finally {
    await client.end({ timeout: 5 });
  }
}

/** False for a database that has not yet been brought to the newest migration, or never to any. */
export async function isMigrated(url: string, folder = migrationsFolder): Promise<boolean> {
  const client = postgres(url, { max: 1, connect_timeout: 10, onnotice: () => {} });
  try {
    const [found] = await client<{ table: string | null }[]>`select to_regclass('schema_migration')::text as table`;
    if (!found?.table) return false;
    const applied = await client<{ name: string }[]>`select name from schema_migration`;
    const names = new Set(applied.map(({ name }) => name));
    return (await readMigrations(folder)).every(({ name }) => names.has(name));
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
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

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

async function applyPending(client: Sql, migrations: readonly Migration[]): Promise<string[]> {
  const applied = await readApplied(client);
  requireKnown(applied, migrations);
  const pending = migrations.filter((migration) => !applied.has(migration.name));
  for (const migration of pending) await apply(client, migration);
  return pending.map((migration) => migration.name);
}

async function readApplied(client: Sql): Promise<Map<string, string>> {
  await client`
    create table if not exists schema_migration (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`;
  const rows = await client<{ name: string; checksum: string }[]>`select name, checksum from schema_migration`;
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

function requireKnown(applied: ReadonlyMap<string, string>, migrations: readonly Migration[]): void {
  const checksums = new Map(migrations.map((migration) => [migration.name, migration.checksum]));
  for (const [name, checksum] of applied) {
    const current = checksums.get(name);
    if (!current) throw new Error(`the database has migration ${name}, which this version of the code does not know`);
    if (current !== checksum)
      throw new Error(`migration ${name} was changed after it was applied; add a new file instead`);
  }
}

async function apply(client: Sql, migration: Migration): Promise<void> {
  try {
    await client.begin(async (transaction) => {
      await transaction.unsafe(migration.text);
      await openToBackup(transaction);
      await transaction`
        insert into schema_migration (name, checksum) values (${migration.name}, ${migration.checksum})`;
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`migration ${migration.name} failed: ${reason}${lineOf(error, migration.text)}`, { cause: error });
  }
}

/** A table that a migration has just made is in the next backup; migrations before 0046 know no such role. */
async function openToBackup(transaction: TransactionSql): Promise<void> {
  const [found] = await transaction<{ exists: boolean }[]>`
    select to_regprocedure('public.grant_backup_access()') is not null as exists`;
  if (found?.exists) await transaction`select public.grant_backup_access()`;
}

function lineOf(error: unknown, text: string): string {
  if (!(error instanceof postgres.PostgresError) || !error.position) return '';
  return ` (line ${text.slice(0, Number(error.position)).split('\n').length})`;
}
