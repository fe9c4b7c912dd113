import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { findDeviation, migrate, migrationsFolder, readMigrations } from '../migrate.ts';
import { quoted, quotedPath, withArchiveClient } from './archive-client.ts';
import { ArchiveError, type Manifest } from './manifest.ts';
import { type ArchiveEntry, readEntries } from './read-archive.ts';
import { listTables, readSums, readTable, type Table } from './tables.ts';

type Load = {
  readonly file: string;
  readonly manifest: Manifest;
  /** URL of an empty database, as its owner. */
  readonly url: string;
  /** Where files and keys are written; if absent, they are skipped. */
  readonly folder?: string;
  readonly log: (line: string) => void;
};

/**
 * Fills an empty database from a verified archive. It applies the archive's migrations, loads the rows, lets PostgreSQL check every foreign
 * key again, and compares everything it reads back. Only then does it apply later migrations.
 */
export async function loadArchive({ file, manifest, url, folder, log }: Load): Promise<void> {
  await requireKnownMigrations(manifest);
  await migrate(url, migrationsFolder, new Set(manifest.migrations.map(({ name }) => name)));
  await withArchiveClient(url, async (client) => {
    const tables = await matchTables(client, manifest);
    const restoreRules = await suspendRules(client, tables);
    await client.query(`truncate ${[...tables.keys()].map(quotedPath).join(', ')}`);
    for await (const entry of readEntries(file)) await loadEntry(client, entry, { tables, folder, log });
    for (const { name, lastValue, isCalled } of manifest.sequences) {
      await client.query('select setval($1::regclass, $2::bigint, $3)', [quotedPath(name), lastValue, isCalled]);
    }
    log('comparing');
    await compareDatabase(client, manifest, tables);
    await restoreRules();
    await client.query('analyze');
  });
  await migrate(url);
}

async function requireKnownMigrations({ migrations }: Manifest): Promise<void> {
  const deviation = findDeviation(migrations, await readMigrations(migrationsFolder));
  if (deviation) throw new ArchiveError(refusals[deviation.reason](deviation.name));
}

const refusals = {
  UNRELEASED: (name: string) => `the archive is of an unreleased version of the mall (it has migration ${name})`,
  LATER: (name: string) => `the archive is of a later version of the mall (it has migration ${name}): update the mall`,
  CHANGED: (name: string) => `the archive is of another mall: its migration ${name} differs`,
};

/** The archive's tables as they are in the database that its own migrations made. */
async function matchTables(client: Client, manifest: Manifest): Promise<Map<string, Table>> {
  const tables = new Map((await listTables(client)).map((table) => [table.name, table]));
  const named = new Map(manifest.tables.map((table) => [table.name, table]));
  for (const [name, { columns }] of tables) {
    const theirs = named.get(name)?.columns;
    if (!theirs) throw new ArchiveError(`the archive is damaged: it lacks the table ${name}`);
    if (theirs.join() !== columns.join())
      throw new ArchiveError(`the archive is damaged: the columns of ${name} differ`);
  }
  for (const name of named.keys()) {
    if (!tables.has(name)) throw new ArchiveError(`the archive is damaged: there is no table ${name}`);
  }
  return tables;
}

/**
 * Rows are loaded in any order, so foreign keys, triggers and row-level security (under which PostgreSQL refuses COPY) are suspended
 * meanwhile. Uses only rights of an owner, because a managed service has no superuser. Returns a function that restores all of them.
 */
async function suspendRules(client: Client, tables: ReadonlyMap<string, Table>): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where contype = 'f' and conparentid = 0 and connamespace in ('public'::regnamespace, 'pgboss'::regnamespace)`);
  const { rows: forced } = await client.query<{ table: string }>(`
    select oid::regclass::text as table from pg_class
    where relforcerowsecurity and relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)`);
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  for (const name of tables.keys()) await client.query(`alter table ${quotedPath(name)} disable trigger user`);
  for (const { table } of forced) await client.query(`alter table ${table} no force row level security`);
  return async () => {
    // Creating a foreign key checks all rows.
    for (const { table, name, definition } of keys) {
      await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
    }
    for (const name of tables.keys()) await client.query(`alter table ${quotedPath(name)} enable trigger user`);
    for (const { table } of forced) await client.query(`alter table ${table} force row level security`);
  };
}

type Target = Pick<Load, 'folder' | 'log'> & { readonly tables: ReadonlyMap<string, Table> };

async function loadEntry(client: Client, entry: ArchiveEntry, { tables, folder, log }: Target): Promise<void> {
  const { kind, name, size, content } = entry;
  if (kind === 'table') {
    const columns = tables.get(name)?.columns.map(quoted).join(', ');
    if (!columns) throw new ArchiveError(`the archive is damaged: there is no table ${name}`);
    await pipeline(Readable.from(content), client.query(copyFrom(`copy ${quotedPath(name)} (${columns}) from stdin`)));
    if (size > 10 * 1024 * 1024) log(name);
    return;
  }
  if (!folder || kind === 'manifest') {
    for await (const _ of content);
    return;
  }
  const path = kind === 'file' ? join(folder, 'files', name) : join(folder, name);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await pipeline(Readable.from(content), createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
}

/** Reads every table back as the owner, before row-level security is in force again. */
async function compareDatabase(client: Client, manifest: Manifest, tables: ReadonlyMap<string, Table>): Promise<void> {
  for (const { name, rows, sha256 } of manifest.tables) {
    const table = tables.get(name);
    const restored = table && (await readTable(client, table, async () => {}));
    if (restored?.rows !== rows || restored.sha256 !== sha256) {
      throw new ArchiveError(
        `${name} came out of the archive other than it went in: ${restored?.rows} rows of ${rows}`,
      );
    }
  }
  const sums = await readSums(client, Object.keys(manifest.sums));
  for (const [name, sum] of Object.entries(sums)) {
    if (manifest.sums[name] !== sum) throw new ArchiveError(`${name}: ${sum} instead of ${manifest.sums[name]}`);
  }
}
