import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { createTestDatabase, type TestDatabase } from '@mall/testing/database';
import { sql } from 'kysely';
import { pack as createPack, extract, type Header } from 'tar-stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { hasDatabase } from '../database-admin.ts';
import { backUp } from './back-up.ts';
import { ArchiveError } from './manifest.ts';
import { checkArchive } from './read-archive.ts';
import { finishInterruptedRestore, restore } from './restore.ts';
import { databaseNameOf, siblingUrl } from './scratch-database.ts';

// A restore applies every migration, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let source: TestDatabase;
let folder: string;
let dataFolder: string;
let archive: string;
/** An archive written by a backup, created once: each takes the time of all migrations. */
let whole: string;
beforeAll(async () => {
  whole = join(await mkdtemp(join(tmpdir(), 'mall-whole-')), 'whole.tar.zst');
  await arrange();
  await backup();
  await copyFile(archive, whole);
  await clear();
});
afterAll(() => rm(dirname(whole), { recursive: true, force: true }));

async function arrange(): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'mall-archive-'));
  dataFolder = join(folder, 'data');
  archive = join(folder, 'mall.tar.zst');
  source = await createTestDatabase({ isEmpty: true });
  await mkdir(join(dataFolder, 'files', 'questions', '1'), { recursive: true });
  await writeFile(join(dataFolder, 'files', 'questions', '1', 'a.webp'), 'a picture');
  await writeFile(join(dataFolder, 'files', 'questions', '1', 'empty.webp'), '');
  await writeFile(join(dataFolder, 'token-secret'), 'the token secret of this mall, long enough');
  await writeFile(join(dataFolder, 'identity-key'), 'the identity key of this mall, long enough');
  await writeFile(join(dataFolder, 'sandbox-payments.json'), '[]');
  await insertMall(1, 'familyshop');
}
async function clear(): Promise<void> {
  for (const suffix of ['restored', 'before_restore', 'scratch']) await dropSibling(suffix);
  await source.drop();
  await rm(folder, { recursive: true, force: true });
}
beforeEach(arrange);
afterEach(clear);

const log = () => {};
const access = () => ({ url: source.ownerUrl, administratorUrl: siblingUrl(source.administratorUrl, 'postgres') });
const at = (url: string) => ({ ...access(), url });
const from = () => ({ ...access(), dataFolder, environment: {}, log });
const backup = () => backUp(from(), archive);
const into = (url: string, folder = join(dataFolder, '..', 'other')) => ({
  ...{ ...at(url), dataFolder: folder, environment: {}, log, canReplace: false, canHaveOtherKeys: false },
});

function insertMall(mallId: number, mallUrl: string): Promise<unknown> {
  return sql`
    insert into mall (mall_id, mall_url, name, title, sales_type, style, logo, footer_logo, customer_phone, email, center_opens_at,
      center_closes_at, company, representative_name, business_number, sales_permit_number, address)
    values (${mallId}, ${mallUrl}, '몰', ${'줄\n바꿈\t\\.'}, 'GENERAL', 'A', 'a', 'b', '1', 'a@example.kr', '0900', '1800', 'c', 'r', '1', '2', 'd')`.execute(
    source.ownerDatabase,
  );
}

const mallUrls = async (database = source.ownerDatabase) =>
  (await sql<{ mallUrl: string }>`select mall_url from mall order by 1`.execute(database)).rows.map(
    (row) => row.mallUrl,
  );

async function dropSibling(suffix: string): Promise<void> {
  const { dropBeside } = await import('./scratch-database.ts');
  await dropBeside(access(), `${databaseNameOf(source.url)}_${suffix}`);
}
const hasSibling = (suffix: string) =>
  hasDatabase(access().administratorUrl, `${databaseNameOf(source.url)}_${suffix}`);

/** Another database of this server, migrated or bare. */
async function withTarget(work: (url: string) => Promise<void>): Promise<void> {
  const { dropBeside, recreateBeside } = await import('./scratch-database.ts');
  const name = `${databaseNameOf(source.url)}_target`;
  const url = await recreateBeside(access(), name);
  try {
    await work(url);
  } finally {
    for (const suffix of ['', '_restored', '_before_restore']) await dropBeside(access(), `${name}${suffix}`);
  }
}

const asAdministrator = (url: string) => siblingUrl(source.administratorUrl, databaseNameOf(url));

async function readFrom(url: string, query: string): Promise<unknown[]> {
  const { withArchiveClient } = await import('./archive-client.ts');
  return withArchiveClient(asAdministrator(url), async (client) => (await client.query(query)).rows);
}

const rules = `
  select (select count(*)::int from pg_constraint where contype = 'f') as keys,
    (select count(*)::int from pg_class where relforcerowsecurity) as forced,
    (select count(*)::int from pg_policy) as policies,
    (select count(*)::int from pg_trigger where tgenabled = 'O') as triggers`;

describe('a backup', () => {
  test('is one file that only its owner reads, and restores rows, sequences, files and keys', async () => {
    await sql`
      insert into member (mall_id, login_id, name, email, password_hash) values (1, 'demo', '가은', 'a@example.kr', 'x')`.execute(
      source.ownerDatabase,
    );
    const manifest = await backup();
    expect((await stat(archive)).mode & 0o777).toBe(0o600);
    expect(manifest.files).toMatchObject({ count: 2, bytes: 9 });
    expect(manifest.tables.find(({ name }) => name === 'public.member')?.rows).toBe(1);
    expect(await hasSibling('scratch')).toBe(false);
    expect((await readdir(folder)).filter((name) => name.includes('partial'))).toEqual([]);

    await withTarget(async (url) => {
      const other = join(folder, 'other');
      await restore(into(url), archive);
      expect(await readFrom(url, 'select mall_url, title from mall')).toEqual([
        { mall_url: 'familyshop', title: '줄\n바꿈\t\\.' },
      ]);
      // Row-level security, foreign keys and triggers are in force again.
      expect(await readFrom(url, rules)).toEqual(await readFrom(source.url, rules));
      const [first, next] = await Promise.all([
        readFrom(url, 'select member_no::int as no from member'),
        readFrom(url, `select nextval(pg_get_serial_sequence('member', 'member_no'))::int as no`),
      ]);
      expect(next).toEqual([{ no: (first[0] as { no: number }).no + 1 }]);
      expect(await readFile(join(other, 'files/questions/1/a.webp'), 'utf8')).toBe('a picture');
      expect(await readFile(join(other, 'token-secret'), 'utf8')).toContain('token secret');
      expect((await stat(join(other, 'identity-key'))).mode & 0o777).toBe(0o600);
      expect((await readdir(other)).sort()).toEqual([
        ...['before-restore', 'files', 'identity-key', 'sandbox-payments.json', 'token-secret'],
      ]);
    });
  });

  test('holds every row that row-level security hides from the owner of the tables', async () => {
    await sql`
      insert into member (mall_id, login_id, name, email, password_hash) values (1, 'demo', '가은', 'a@example.kr', 'x')`.execute(
      source.ownerDatabase,
    );
    const { withArchiveClient } = await import('./archive-client.ts');
    const seen = await withArchiveClient(source.ownerUrl, (client) => client.query('select from member'));
    expect(seen.rows).toEqual([]);
    const { writeArchive } = await import('./write-archive.ts');
    const manifest = await writeArchive(from(), archive);
    expect(manifest.tables.find((table) => table.name === 'public.member')?.rows).toBe(1);
  });

  test('of a mall whose files lie in a bucket holds none, and says where they stay', async () => {
    const { writeArchive } = await import('./write-archive.ts');
    const environment = { FILES_URL: 's3://mall-files/production' };
    const manifest = await writeArchive({ ...from(), environment }, archive);
    expect(manifest).toMatchObject({ filesUrl: 's3://mall-files/production', files: { count: 0, bytes: 0 } });
  });

  test('two at once: the second one is refused', async () => {
    const results = await Promise.allSettled([backup(), backUp(from(), join(folder, 'second.tar.zst'))]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = results.find((result) => result.status === 'rejected');
    expect(String(refused?.reason)).toContain('another backup or restore of this database is under way');
  });

  test('never takes the name of a file that is there', async () => {
    await writeFile(archive, 'mine');
    await expect(backup()).rejects.toThrow(/exists already/);
    expect(await readFile(archive, 'utf8')).toBe('mine');
  });
});

describe('a restore', () => {
  test('refuses a database or a data folder that holds something, unless asked to replace them', async () => {
    await copyFile(whole, archive);
    await sql`update mall set mall_url = 'changed'`.execute(source.ownerDatabase);
    await source.ownerDatabase.destroy();
    await source.database.destroy();
    await expect(restore(into(source.ownerUrl, dataFolder), archive)).rejects.toThrow(
      /the database is not empty: add --replace/,
    );
    await withTarget(async (url) => {
      await expect(restore(into(url, dataFolder), archive)).rejects.toThrow(/holds .*files.*: add --replace/);
    });
    await writeFile(join(dataFolder, 'token-secret'), 'another secret that has come since then');
    await rm(join(dataFolder, 'sandbox-payments.json'));
    await writeFile(join(dataFolder, 'sandbox-mails.json'), '[1]');

    await restore({ ...into(source.ownerUrl, dataFolder), canReplace: true }, archive);
    expect(await readFrom(source.url, 'select mall_url from mall')).toEqual([{ mall_url: 'familyshop' }]);
    expect(await readFile(join(dataFolder, 'token-secret'), 'utf8')).toContain('the token secret');
    expect(existsSync(join(dataFolder, 'sandbox-payments.json'))).toBe(true);
    expect(existsSync(join(dataFolder, 'sandbox-mails.json'))).toBe(false);
    // The previous content was set aside.
    const former = siblingUrl(source.url, `${databaseNameOf(source.url)}_before_restore`);
    expect(await readFrom(former, 'select mall_url from mall')).toEqual([{ mall_url: 'changed' }]);
    expect(await readFile(join(dataFolder, 'before-restore', 'token-secret'), 'utf8')).toContain('another secret');
    expect(existsSync(join(dataFolder, 'before-restore', 'sandbox-mails.json'))).toBe(true);
  });

  test('refuses while the mall runs on the database', async () => {
    await copyFile(whole, archive);
    await sql`select 1`.execute(source.database);
    const work = restore({ ...into(source.ownerUrl, dataFolder), canReplace: true }, archive);
    await expect(work).rejects.toThrow('the mall runs on this database: stop it, then restore');
    expect(await mallUrls()).toEqual(['familyshop']);
  });

  test('refuses when another key than that of the archive is in force, unless asked to', async () => {
    const environment = { IDENTITY_KEY: 'an identity key that is set by the environment' };
    await backUp({ ...from(), environment }, archive);
    await withTarget(async (url) => {
      await expect(restore(into(url), archive)).rejects.toThrow(/made with another IDENTITY_KEY: set IDENTITY_KEY/);
      await restore({ ...into(url), environment }, archive);
    });
    await rm(join(folder, 'other'), { recursive: true });
    await withTarget((url) => restore({ ...into(url), canHaveOtherKeys: true }, archive).then(() => {}));
  });

  test('of an archive of an earlier version brings it up to the newest migration', async () => {
    const { migrate, migrationsFolder, readMigrations } = await import('../migrate.ts');
    const { recreateBeside, dropBeside } = await import('./scratch-database.ts');
    const { writeArchive } = await import('./write-archive.ts');
    const names = (await readMigrations(migrationsFolder)).map(({ name }) => name);
    const earlier = new Set(names.slice(0, -1));
    const oldName = `${databaseNameOf(source.url)}_old`;
    const url = await recreateBeside(access(), oldName);
    try {
      await migrate(url, migrationsFolder, earlier);
      await readFrom(
        url,
        `
        insert into mall (mall_id, mall_url, name, title, sales_type, style, logo, footer_logo, customer_phone, email,
          center_opens_at, center_closes_at, company, representative_name, business_number, sales_permit_number, address)
        values (1, 'old', '몰', '몰', 'GENERAL', 'A', 'a', 'b', '1', 'a@b.kr', '0900', '1800', 'c', 'r', '1', '2', 'd')`,
      );
      const { migrations } = await writeArchive({ ...from(), url }, archive);
      expect(migrations.map(({ name }) => name)).toEqual([...earlier]);
    } finally {
      await dropBeside(access(), oldName);
    }
    await withTarget(async (target) => {
      await restore(into(target), archive);
      expect(await readFrom(target, 'select mall_url from mall')).toEqual([{ mall_url: 'old' }]);
      const applied = await readFrom(target, 'select name from schema_migration order by name');
      expect(applied).toEqual(names.map((name) => ({ name })));
    });
  });
});

describe('killed in the middle', () => {
  /** Runs one of the two in a process of its own, which kills itself as soon as it prints a line with this beginning. */
  async function killAt(line: string, call: string): Promise<void> {
    const options = {
      ...{ ...access(), dataFolder, environment: {}, canReplace: true, canHaveOtherKeys: false },
    };
    const code = `
      import { backUp } from ${JSON.stringify(new URL('./back-up.ts', import.meta.url).href)};
      import { restore } from ${JSON.stringify(new URL('./restore.ts', import.meta.url).href)};
      const log = (line) => line.startsWith(${JSON.stringify(line)}) && process.kill(process.pid, 'SIGKILL');
      await ${call}({ ...${JSON.stringify(options)}, log }, ${JSON.stringify(archive)});`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'inherit' });
    const [, signal] = await once(child, 'exit');
    expect(signal).toBe('SIGKILL');
  }
  const close = () => Promise.all([source.ownerDatabase.destroy(), source.database.destroy()]);

  test.each(['2 files', 'comparing'])(
    'at “%s” a backup leaves no archive, and the next one clears up what it left',
    async (line) => {
      await killAt(line, 'backUp');
      expect(existsSync(archive)).toBe(false);
      await backup();
      expect((await readdir(folder)).sort()).toEqual(['data', 'mall.tar.zst']);
      expect(await hasSibling('scratch')).toBe(false);
    },
  );

  test('before anything is put in place a restore has changed nothing, and can be repeated', async () => {
    await copyFile(whole, archive);
    await sql`update mall set mall_url = 'changed'`.execute(source.ownerDatabase);
    await close();
    await killAt('comparing', 'restore');
    expect(await finishInterruptedRestore(access(), dataFolder)).toBe(false);
    expect(await readFrom(source.url, 'select mall_url from mall')).toEqual([{ mall_url: 'changed' }]);
    expect(existsSync(join(dataFolder, 'before-restore'))).toBe(false);
    await restore({ ...into(source.ownerUrl, dataFolder), canReplace: true }, archive);
    expect(await readFrom(source.url, 'select mall_url from mall')).toEqual([{ mall_url: 'familyshop' }]);
    expect(await hasSibling('restored')).toBe(false);
  });

  test.each(['before the database', 'after the database', 'between two files'])(
    'while it is put in place, %s, a restore is finished by whatever starts next',
    async (moment) => {
      await copyFile(whole, archive);
      await sql`update mall set mall_url = 'changed'`.execute(source.ownerDatabase);
      await writeFile(join(dataFolder, 'token-secret'), 'another secret that has come since then');
      await close();
      await killAt('putting it in place', 'restore');
      const { swapDatabases } = await import('./scratch-database.ts');
      const name = databaseNameOf(source.url);
      if (moment !== 'before the database') {
        await swapDatabases(access(), { from: `${name}_restored`, former: `${name}_before_restore` });
      }
      if (moment === 'between two files') {
        const { mkdir, rename } = await import('node:fs/promises');
        await mkdir(join(dataFolder, 'before-restore'));
        await writeFile(join(dataFolder, 'restoring', 'former-cleared'), '');
        await rename(join(dataFolder, 'files'), join(dataFolder, 'before-restore', 'files'));
        await rename(join(dataFolder, 'restoring', 'files'), join(dataFolder, 'files'));
        await rename(join(dataFolder, 'token-secret'), join(dataFolder, 'before-restore', 'token-secret'));
      }
      expect(await finishInterruptedRestore(access(), dataFolder)).toBe(true);
      expect(await finishInterruptedRestore(access(), dataFolder)).toBe(false);
      expect(await readFrom(source.url, 'select mall_url from mall')).toEqual([{ mall_url: 'familyshop' }]);
      expect(await readFile(join(dataFolder, 'token-secret'), 'utf8')).toContain('the token secret');
      expect(await readFile(join(dataFolder, 'files/questions/1/a.webp'), 'utf8')).toBe('a picture');
      expect(await readFile(join(dataFolder, 'before-restore', 'token-secret'), 'utf8')).toContain('another secret');
      expect(existsSync(join(dataFolder, 'restoring'))).toBe(false);
    },
  );
});

describe('an archive that no backup has written', () => {
  type Entry = { header: Partial<Header> & { name: string }; bytes: Buffer };

  async function rewrite(change: (entries: Entry[]) => Entry[]): Promise<void> {
    const entries: Entry[] = [];
    const reading = extract();
    const work = pipeline(createReadStream(archive), createZstdDecompress(), reading);
    for await (const entry of reading) {
      const chunks: Buffer[] = [];
      for await (const chunk of entry as AsyncIterable<Buffer>) chunks.push(chunk);
      entries.push({ header: entry.header, bytes: Buffer.concat(chunks) });
    }
    await work;
    const pack = createPack();
    const writing = pipeline(pack, createZstdCompress(), createWriteStream(archive));
    for (const { header, bytes } of change(entries)) {
      pack.entry(
        {
          name: header.name,
          ...(header.type && { type: header.type }),
          ...(header.linkname && { linkname: header.linkname }),
          size: bytes.length,
        },
        bytes,
      );
    }
    pack.finalize();
    await writing;
  }
  const add = (header: Entry['header'], text = 'x') =>
    rewrite((entries) => [{ header, bytes: Buffer.from(text) }, ...entries]);
  const changeManifest = (change: (manifest: Record<string, unknown>) => void) =>
    rewrite((entries) =>
      entries.map(({ header, bytes }) => {
        if (header.name !== 'manifest.json') return { header, bytes };
        const manifest = JSON.parse(bytes.toString());
        change(manifest);
        return { header, bytes: Buffer.from(JSON.stringify(manifest)) };
      }),
    );
  const refused = async (words: RegExp) => {
    const error = await checkArchive(archive).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ArchiveError);
    expect((error as Error).message).toMatch(words);
    expect((error as Error).message).not.toContain('\n');
  };

  test.each([
    'files/../../token-secret',
    '/etc/passwd',
    'files//etc/passwd',
    'files/a\\b',
    'files/a\u0007',
    'keys/../token-secret',
    'keys/ready.json',
    'postgres/password',
    'tables/public.member;drop/000001',
  ])('is refused for the name %s', async (name) => {
    await copyFile(whole, archive);
    await add({ name });
    await refused(/holds what no backup writes/);
  });

  test('is refused for a link', async () => {
    await copyFile(whole, archive);
    await add({ name: 'files/link', type: 'symlink', linkname: '/etc' }, '');
    await refused(/holds what no backup writes: "files\/link" \(symlink\)/);
  });

  test('is refused when rows or files were added, changed or taken away', async () => {
    await copyFile(whole, archive);
    const original = await readFile(archive);
    const isTable = ({ header }: Entry) => header.name.startsWith('tables/public.mall/');
    const tries: [(entries: Entry[]) => Entry[], RegExp][] = [
      [(entries) => entries.filter((entry) => !isTable(entry)), /public\.mall is not what its manifest says/],
      [
        (entries) => entries.flatMap((entry) => (isTable(entry) ? [entry, entry] : [entry])),
        /public\.mall is not what/,
      ],
      [(entries) => entries.filter(({ header }) => !header.name.endsWith('a.webp')), /its files are not what/],
      [(entries) => [{ header: { name: 'files/new' }, bytes: Buffer.from('x') }, ...entries], /its files are not what/],
      [
        (entries) => entries.filter(({ header }) => header.name !== 'manifest.json'),
        /was cut short: it has no manifest/,
      ],
      [(entries) => [...entries, { header: { name: 'files/late' }, bytes: Buffer.from('x') }], /something follows/],
    ];
    for (const [change, words] of tries) {
      await writeFile(archive, original);
      await rewrite(change);
      await refused(words);
    }
  });

  test('is refused when it was cut short or a byte of it was changed, wherever', async () => {
    await copyFile(whole, archive);
    const original = await readFile(archive);
    for (const part of [0.1, 0.5, 0.9]) {
      await writeFile(archive, original.subarray(0, Math.floor(original.length * part)));
      await refused(/damaged|cut short/);
      const changed = Buffer.from(original);
      const place = Math.floor(original.length * part);
      changed[place] = (changed[place] ?? 0) ^ 0xff;
      await writeFile(archive, changed);
      await refused(/damaged|cut short/);
    }
    await writeFile(archive, 'no archive at all');
    await refused(/damaged/);
    await rm(archive);
    await refused(/cannot be read/);
  });

  test('is refused when its manifest is of a later version, of another mall, or wrong', async () => {
    await copyFile(whole, archive);
    const original = await readFile(archive);
    await changeManifest((manifest) => {
      manifest['format'] = 2;
    });
    await refused(/has format 2, this version of the mall reads 1: update the mall/);
    await writeFile(archive, original);
    await changeManifest((manifest) => {
      manifest['tables'] = [{ name: 'public.member; drop table mall' }];
    });
    await refused(/its manifest is wrong at tables/);

    type Migrations = { name: string; checksum: string }[];
    await writeFile(archive, original);
    await changeManifest((manifest) =>
      (manifest['migrations'] as Migrations).push({ name: '9999_later.sql', checksum: 'a'.repeat(64) }),
    );
    await withTarget(async (url) => {
      await expect(restore(into(url), archive)).rejects.toThrow(
        /of a later version .*9999_later\.sql.*: update the mall/,
      );
      await writeFile(archive, original);
      await changeManifest((manifest) =>
        (manifest['migrations'] as Migrations).push({ name: '0002_former.sql', checksum: 'a'.repeat(64) }),
      );
      await expect(restore(into(url), archive)).rejects.toThrow(/of an unreleased version .*0002_former\.sql/);
      await writeFile(archive, original);
      await changeManifest((manifest) => {
        const [first] = manifest['migrations'] as Migrations;
        if (first) first.checksum = 'a'.repeat(64);
      });
      await expect(restore(into(url), archive)).rejects.toThrow(/of another mall: its migration 0001/);
    });
  });

  test('whose rows break a foreign key is refused, and the target is as it was', async () => {
    await sql`
      insert into member (mall_id, login_id, name, email, password_hash) values (1, 'demo', '가은', 'a@example.kr', 'x')`.execute(
      source.ownerDatabase,
    );
    const { writeArchive } = await import('./write-archive.ts');
    await sql`alter table member drop constraint member_mall_id_fkey`.execute(source.ownerDatabase);
    await sql`delete from mall`.execute(source.ownerDatabase);
    await writeArchive(from(), archive);
    await withTarget(async (url) => {
      await expect(restore(into(url), archive)).rejects.toThrow(
        /violates foreign key constraint "member_mall_id_fkey"/,
      );
      expect(await readFrom(url, `select from pg_class where relnamespace = 'public'::regnamespace`)).toEqual([]);
      expect(existsSync(join(folder, 'other', 'token-secret'))).toBe(false);
    });
  });
});
