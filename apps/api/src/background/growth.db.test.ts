import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkoutFolder } from '@mall/db/settings';
import { createTestDatabase } from '@mall/testing/database';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { jobs } from './jobs.ts';

const manual = readFileSync(join(checkoutFolder, 'docs/operations.md'), 'utf8');
const [, section = ''] = /^## Growth\n([\s\S]*?)^## /m.exec(manual) ?? [];
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
const rows = section.split('\n').filter((line) => line.startsWith('| `'));
const tableName = /`([a-z][a-z0-9_]*)`/g;

test('the manual says of each table exactly once whether and how it grows', async () => {
  const db = await createTestDatabase({ isEmpty: true });
  const { rows: found } = await sql<{ name: string; grows: boolean }>`
    select relname as name, has_table_privilege('mall_app', oid, 'insert') as grows
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by relname collate "C"`.execute(
    db.ownerDatabase,
  );
  await db.drop();
  const tables = found.map(({ name }) => name);
  expect(namesIn(section, tableName).toSorted()).toEqual(tables);
  // What visitors insert into grows.
  const growing = rows.flatMap((row) => namesIn(row, tableName));
  const withoutLine = found.filter(({ name, grows }) => grows && !growing.includes(name)).map(({ name }) => name);
  expect(withoutLine).toEqual([]);
});

test('the jobs that the manual says delete rows exist', () => {
  const named = rows.flatMap((row) => namesIn(row, /`([a-z]+(?:-[a-z]+)+)`/g));
  expect(named.length).toBeGreaterThan(5);
  const known = jobs.map(({ name }) => name);
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
});
