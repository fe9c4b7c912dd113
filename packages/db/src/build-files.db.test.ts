import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@mall/testing/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Build, keepBuildFiles } from './build-files.ts';

let db: TestDatabase;
let folders: string[] = [];
beforeAll(async () => {
  db = await createTestDatabase({ isEmpty: true });
});
beforeEach(() => sql`delete from build_file`.execute(db.ownerDatabase));
afterAll(async () => {
  for (const folder of folders) rmSync(folder, { recursive: true });
  await db.drop();
});

function release(files: Readonly<Record<string, string>>, site: Build['site'] = 'web'): Build {
  const folder = mkdtempSync(join(tmpdir(), 'mall-release-'));
  folders = [...folders, folder];
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return { site, folder };
}
const keep = (...builds: Build[]) => keepBuildFiles(db.ownerUrl, builds);
const kept = async () => {
  const rows = await db.ownerDatabase.selectFrom('buildFile').select(['name', 'retiredAt']).orderBy('name').execute();
  return rows.map(({ name, retiredAt }) => (retiredAt ? `${name} (retired)` : name));
};
const age = (days: number) =>
  sql`update build_file set retired_at = retired_at - make_interval(days => ${days})`.execute(db.ownerDatabase);

test('a release is kept with the compressed forms of its files, once, however often it starts', async () => {
  const first = release({ 'a.js': 'run();', 'a.js.br': 'br', 'a.js.gz': 'gz', 'b.woff2': 'font' });
  expect([await keep(first), await keep(first)]).toEqual([2, 0]);
  const rows = await db.database
    .selectFrom('buildFile')
    .select(['site', 'name', 'content', 'brotli', 'gzip'])
    .orderBy('name')
    .execute();
  expect(rows.map((row) => Object.values(row).map((value) => value && String(value)))).toEqual([
    ['web', 'a.js', 'run();', 'br', 'gz'],
    ['web', 'b.woff2', 'font', null, null],
  ]);
});

test('files of an earlier release stay for fourteen days after the next one, and those of the last for ever', async () => {
  await keep(release({ 'same.js': '', 'old.js': '' }));
  await age(400);
  const next = release({ 'same.js': '', 'new.js': '' });
  await keep(next);
  expect(await kept()).toEqual(['new.js', 'old.js (retired)', 'same.js']);
  await age(13);
  await keep(next);
  expect(await kept()).toEqual(['new.js', 'old.js (retired)', 'same.js']);
  await age(2);
  await keep(next);
  expect(await kept()).toEqual(['new.js', 'same.js']);
});

test('a release that is gone back to is the last one again', async () => {
  const [first, second] = [release({ 'one.js': '' }), release({ 'two.js': '' })];
  for (const build of [first, second, first]) await keep(build);
  expect(await kept()).toEqual(['one.js', 'two.js (retired)']);
});

test('the office’s files are kept beside the malls’, and a build that is not there retires nothing', async () => {
  await keep(release({ 'a.js': '' }), release({ 'a.js': '' }, 'office'));
  await keep({ site: 'web', folder: join(tmpdir(), 'mall-no-such-folder') });
  expect(await kept()).toEqual(['a.js', 'a.js']);
});

test('the application reads them and changes none', async () => {
  for (const statement of ["update build_file set content = ''", 'delete from build_file'])
    await expect(sql.raw(statement).execute(db.database), statement).rejects.toThrow('permission denied');
});
