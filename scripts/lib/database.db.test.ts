import { createTestDatabase, type TestDatabase } from '@mall/testing/database';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { withServer } from '../../packages/db/src/database-admin.ts';
import { migrateDatabase, openDatabase, openMigratedDatabase, requireOwner } from './database.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase({ isEmpty: true });
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => db.drop());

const withValues = (url: string, values: { username?: string; password?: string; pathname?: string; port?: string }) =>
  Object.assign(new URL(url), values).href;
function set(url: string | undefined, ownerUrl?: string, officeUrl?: string): void {
  vi.stubEnv('DATABASE_URL', url);
  vi.stubEnv('OFFICE_DATABASE_URL', officeUrl);
  vi.stubEnv('DATABASE_OWNER_URL', ownerUrl);
}
const open = async () => migrateDatabase(await openDatabase());
/** One line, for an operator, without a password. */
const line = (text: RegExp) =>
  expect.objectContaining({
    name: expect.stringMatching(/^(Setting|Task)Error$/),
    message: expect.stringMatching(text),
  });

test('the owner’s address is removed from the environment, so that the server cannot find it', async () => {
  set(db.url, db.ownerUrl);
  expect(await openDatabase()).toEqual({ url: db.url, ownerUrl: db.ownerUrl });
  expect(process.env.DATABASE_OWNER_URL).toBeUndefined();
});

test('the owner signs in at the direct address, whatever pooler the others come through', async () => {
  const pooled = (url: string) => withValues(url, { port: '9' });
  set(db.url, pooled(db.ownerUrl));
  vi.stubEnv('DATABASE_DIRECT_URL', db.url);
  expect(await openDatabase()).toMatchObject({ ownerUrl: db.ownerUrl });
});

test('a migrated database is opened with only the application’s login; tasks that need the owner say so', async () => {
  set(db.url);
  await expect(open()).resolves.toBeUndefined();
  expect(await openMigratedDatabase()).toEqual({ url: db.url });
  set(db.url, undefined, db.officeUrl);
  expect(await openMigratedDatabase()).toEqual({ url: db.url, officeUrl: db.officeUrl });
  expect(() => requireOwner({ url: db.url })).toThrow(
    line(/^this is done as the owner of the tables: set DATABASE_OWNER_URL/),
  );
});

test('without the owner a database that lacks tables is not changed', async () => {
  await withServer(db.ownerUrl, (client) => client.unsafe("delete from schema_migration where name like '0001%'"));
  set(db.url);
  await expect(open()).rejects.toThrow(
    line(/^the tables of this database are missing or older than the code: set DATABASE_OWNER_URL$/),
  );
});

test.each([
  [
    'a wrong password',
    () => set(withValues(db.url, { password: 'wrong' })),
    /^the database refuses the user or password of DATABASE_URL$/,
  ],
  [
    'a wrong password of the owner',
    () => set(db.url, withValues(db.ownerUrl, { password: 'wrong' })),
    /of DATABASE_OWNER_URL$/,
  ],
  [
    'a database that is away',
    () => set(withValues(db.url, { port: '9' })),
    /^the database of DATABASE_URL does not respond \(ECONNREFUSED\)/,
  ],
  [
    'a database that is missing',
    () => set(withValues(db.url, { pathname: '/nowhere' })),
    /^the server has no database of the name in DATABASE_URL$/,
  ],
  [
    'an owner that may not change the tables',
    () => set(db.url, db.url),
    /^the user of DATABASE_OWNER_URL lacks a right/,
  ],
  [
    'a wrong password of the office',
    () => set(db.url, undefined, withValues(db.officeUrl, { password: 'wrong' })),
    /of OFFICE_DATABASE_URL$/,
  ],
  [
    'the office without the application',
    () => set(undefined, undefined, db.officeUrl),
    /^OFFICE_DATABASE_URL needs DATABASE_URL beside it/,
  ],
  [
    'an address that says of TLS what is not understood',
    () => set(`${db.url}?sslmode=allow`),
    /^DATABASE_URL has sslmode=allow: write one of /,
  ],
  [
    'the owner without the application',
    () => set(undefined, db.ownerUrl),
    /^DATABASE_OWNER_URL needs DATABASE_URL beside it/,
  ],
])('%s is reported in one line', async (_what, arrange, text) => {
  arrange();
  await expect(open()).rejects.toThrow(line(text));
});
