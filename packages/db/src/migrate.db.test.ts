import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@mall/testing/database';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { explainDatabaseFailure } from './explain-failure.ts';
import { isMigrated, migrate } from './migrate.ts';

describe('migrate', () => {
  let test: TestDatabase;
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'migrations-'));
    test = await createTestDatabase({ isEmpty: true });
    await sql`delete from schema_migration`.execute(test.ownerDatabase);
  });
  afterEach(async () => {
    await test.drop();
    await rm(folder, { recursive: true });
  });

  const write = (name: string, text: string) => writeFile(join(folder, name), text);
  const existing = async (table: string) => {
    const { rows } = await sql<{ found: boolean }>`select to_regclass(${table}) is not null as found`.execute(
      test.ownerDatabase,
    );
    return rows[0]?.found;
  };

  it('applies each file once, in the order of the numbers', async () => {
    await write('0002-b.sql', 'alter table first_table add column extra int;');
    await write('0001-a.sql', 'create table first_table (id int);');
    expect(await migrate(test.ownerUrl, folder)).toEqual(['0001-a.sql', '0002-b.sql']);
    expect(await migrate(test.ownerUrl, folder)).toEqual([]);
  });

  it('tells a database that lacks the newest migration, or ever had any, from one that has them all', async () => {
    await write('0001-a.sql', 'create table first_table (id int);');
    await migrate(test.ownerUrl, folder);
    expect(await isMigrated(test.ownerUrl, folder)).toBe(true);
    await write('0002-b.sql', 'alter table first_table add column extra int;');
    expect(await isMigrated(test.ownerUrl, folder)).toBe(false);
    await sql`drop table schema_migration`.execute(test.ownerDatabase);
    expect(await isMigrated(test.ownerUrl, folder)).toBe(false);
  });

  it('applies each file once when two processes start at the same time', async () => {
    await write('0001-a.sql', 'create table first_table (id int);');
    const runs = await Promise.all([migrate(test.ownerUrl, folder), migrate(test.ownerUrl, folder)]);
    expect(runs.flat()).toEqual(['0001-a.sql']);
  });

  it('throws and leaves nothing of a file that fails', async () => {
    await write('0001-a.sql', 'create table half_table (id int);\nselect nonsense;');
    await expect(migrate(test.ownerUrl, folder)).rejects.toThrow(/0001-a\.sql failed: .*nonsense.*line 2/);
    expect(await existing('half_table')).toBe(false);
  });

  it('throws when an applied file was changed', async () => {
    await write('0001-a.sql', 'create table first_table (id int);');
    await migrate(test.ownerUrl, folder);
    await write('0001-a.sql', 'create table other_table (id int);');
    await expect(migrate(test.ownerUrl, folder)).rejects.toThrow('0001-a.sql was changed');
  });

  describe('of an earlier version', () => {
    const later = async (text: string) => {
      await write('0001-a.sql', 'create table first_table (id int);');
      await write('0003-c.sql', text);
      await migrate(test.ownerUrl, folder);
      await rm(join(folder, '0003-c.sql'));
    };

    it('goes on beside what a later one has only added, and applies what is its own', async () => {
      await later('alter table first_table add column extra int;');
      await write('0002-b.sql', 'create table second_table (id int);');
      expect(await isMigrated(test.ownerUrl, folder)).toBe(false);
      expect(await migrate(test.ownerUrl, folder)).toEqual(['0002-b.sql']);
      expect(await isMigrated(test.ownerUrl, folder)).toBe(true);
    });

    it('goes on beside what a later one has taken away when it does not use that any more', async () => {
      await later(
        '-- breaks: versions before 0001; id is read by none of them\nalter table first_table drop column id;',
      );
      expect(await migrate(test.ownerUrl, folder)).toEqual([]);
      expect(await isMigrated(test.ownerUrl, folder)).toBe(true);
    });

    it('throws when a later one has taken away what it uses', async () => {
      await later('-- breaks: versions before 0002; id is read by 0001\nalter table first_table drop column id;');
      const refusal = 'the database has migration 0003-c.sql, beside which this version of the code does not work';
      await expect(migrate(test.ownerUrl, folder)).rejects.toThrow(refusal);
      await expect(isMigrated(test.ownerUrl, folder)).rejects.toThrow(refusal);
    });
  });

  describe('of a table that a long transaction reads', () => {
    const held = async (work: (release: () => void) => Promise<void>) => {
      await write('0001-a.sql', 'create table busy_table (id int);');
      await migrate(test.ownerUrl, folder);
      await write('0002-b.sql', 'create table half_table (id int);\nalter table busy_table add column extra int;');
      const [isHeld, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const holding = test.ownerDatabase.transaction().execute(async (transaction) => {
        await sql`select from busy_table`.execute(transaction);
        isHeld.resolve();
        await mayEnd.promise;
      });
      await isHeld.promise;
      await work(mayEnd.resolve).finally(mayEnd.resolve);
      await holding;
    };

    it('steps back, says so once, and is applied when the transaction has ended', () =>
      held(async (release) => {
        const waited: string[] = [];
        const onWait = (name: string) => {
          waited.push(name);
          release();
        };
        expect(await migrate(test.ownerUrl, folder, undefined, { tries: 1_000, onWait })).toEqual(['0002-b.sql']);
        expect(waited).toEqual(['0002-b.sql']);
      }));

    it('ends after its tries with what to do, leaves nothing, and holds up no reader meanwhile', () =>
      held(async () => {
        let read: Promise<unknown> | undefined;
        const onWait = () => {
          read = sql`select from busy_table`.execute(test.ownerDatabase);
        };
        const error = await migrate(test.ownerUrl, folder, undefined, { tries: 2, onWait }).catch(
          (reason: unknown) => reason,
        );
        expect(explainDatabaseFailure(error, 'DATABASE_OWNER_URL')).toMatchObject({
          name: 'SettingError',
          message: expect.stringMatching(
            /^migration 0002-b\.sql failed: .*lock timeout.*pg_stat_activity.*run this again$/,
          ),
        });
        expect(await read).toBeDefined();
        expect(await existing('half_table')).toBe(false);
      }));
  });

  it('says in one line what to do with a database of an unreleased version', async () => {
    await write('0001-a.sql', 'create table first_table (id int);');
    await write('0002-b.sql', 'alter table first_table add column extra int;');
    await migrate(test.ownerUrl, folder);
    await rm(join(folder, '0002-b.sql'));
    await write('0001-a.sql', 'create table first_table (id int, extra int);');
    await write('0002-c.sql', 'create table second_table (id int);');
    await expect(migrate(test.ownerUrl, folder)).rejects.toThrow(
      /^this database was made by an unreleased version of the mall \(it has migration 0002-b\.sql\).*: keep a copy of it, then start with an empty DATA_DIR or an empty database$/,
    );
    expect(await existing('second_table')).toBe(false);
  });

  it('throws when two files have the same number', async () => {
    await write('0001-a.sql', 'select 1;');
    await write('0001-b.sql', 'select 1;');
    await expect(migrate(test.ownerUrl, folder)).rejects.toThrow('0001 is used twice');
  });
});
