import { connectApplication, type Database } from '@mall/db/connection';
import type { Replica } from '@mall/db/replica';
import { createTestDatabase, type TestDatabase } from '@mall/testing/database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDatabaseGate } from './testing/database-gate.ts';
import { goods } from './testing/products.ts';
import { openShop, type Shop } from './testing/shop.ts';
import { insertMall } from './testing/test-app.ts';

let other: TestDatabase;
let gate: Awaited<ReturnType<typeof createDatabaseGate>>;
let pool: Database;
let isFresh = true;
let heldUntil = Number.POSITIVE_INFINITY;
let shop: Shop;
/** Another database in place of a replica: its content tells which one was read. */
const replica: Replica = {
  get database() {
    return pool;
  },
  ...{ isFresh: () => isFresh, expectNews: () => {}, lagSeconds: () => 0, close: async () => {} },
  holds: (moment) => moment <= heldUntil,
};
beforeAll(async () => {
  other = await createTestDatabase({ isEmpty: true });
  await insertMall(other.ownerDatabase, { mallId: 1, mallUrl: 'familyshop' });
  gate = await createDatabaseGate(other.url);
  pool = connectApplication({ url: gate.url, maxConnections: 2 });
  shop = await openShop({ products: [goods('GD0001', { name: '컵' })], replica });
  const keyword = { mallId: 1, searchNo: 1 };
  await shop.owner
    .insertInto('smartKeyword')
    .values({ ...keyword, name: 'primary' })
    .execute();
  await other.ownerDatabase
    .insertInto('smartKeyword')
    .values({ ...keyword, name: 'replica' })
    .execute();
});
beforeEach(() => {
  isFresh = true;
  heldUntil = Number.POSITIVE_INFINITY;
});
afterAll(async () => {
  await shop?.close();
  await pool?.destroy();
  await gate?.shut();
  await other?.drop();
});

const token = () => shop.tokens.familyshop ?? '';
const at = (browser: string) => shop.at('familyshop', browser);
/** Which database was read. */
const askedBy = async (browser: string) => {
  const { text, code } = await at(browser).get('/layout/smart', { token: token() });
  return /primary|replica/.exec(text)?.[0] ?? code;
};
const countOf = async (server: string) => {
  const { values } = await shop.app.dependencies.metrics.databaseReads.get();
  return values.find(({ labels }) => labels.server === server)?.value ?? 0;
};

describe('a read goes to the replica', () => {
  test('while its lag is small, else to the primary, and is counted there', async () => {
    const before = [await countOf('replica'), await countOf('primary')];
    expect(await askedBy('a')).toBe('replica');
    isFresh = false;
    expect(await askedBy('a')).toBe('primary');
    expect([await countOf('replica'), await countOf('primary')]).toEqual(before.map((count) => count + 1));
  });

  test('unless the browser has just written, whichever instance it calls', async () => {
    const written = await at('writer').put('/favourites/GD0001', { token: token() });
    expect(written.code).toBe('0000');
    expect([written.headers['set-cookie']].flat().join()).toMatch(
      /mall-just-written=1; Max-Age=5; Path=\/; HttpOnly; SameSite=Strict/i,
    );
    expect(await askedBy('writer')).toBe('primary');
    expect(await askedBy('reader')).toBe('replica');
  });

  test('also after a page view, but not after a refused write', async () => {
    const view = {
      route: '/$mallUrl',
      device: 'pc',
      isSignedIn: true,
      visitId: '7d1e9e3c-5b0b-4b59-9b6e-0d3e5a1c0d11',
    };
    expect((await at('viewer').post('/pre/page-view', { token: token(), body: view })).code).toBe('0000');
    expect(await askedBy('viewer')).toBe('replica');
    await at('refused').put('/favourites/GD9999', { token: token() });
    expect(await askedBy('refused')).toBe('primary');
  });

  test('of visitors without an account, whatever cookie their browser sends', async () => {
    const headers = { cookie: 'mall-just-written=1' };
    const before = await countOf('replica');
    expect((await at('nobody').get('/pre/layout/popup?mallId=1&device=pc', { headers })).code).toBe('0000');
    expect(await countOf('replica')).toBe(before + 1);
  });
});

test('what the cache lacks is read at the replica, but at the primary until the replica holds the last change that was heard', async () => {
  const { catalogueCache } = shop.app.dependencies;
  catalogueCache.hear();
  // The replica of this test has no products.
  const readCup = async () => (await at('reader').get('/products/goods/GD0001', { token: token() })).code;
  expect(await readCup()).toBe('4042');
  heldUntil = performance.now();
  catalogueCache.forget('');
  expect(await readCup()).toBe('0000');
  heldUntil = Number.POSITIVE_INFINITY;
  expect(await readCup()).toBe('0000');
  catalogueCache.forget('p:GD0001');
  expect(await readCup()).toBe('4042');
});

test('a read that loses the replica is answered by the primary', async () => {
  await gate.shut();
  expect(await askedBy('unlucky')).toBe('primary');
  expect(await countOf('fallback')).toBeGreaterThan(0);
  await gate.open();
  await expect.poll(() => askedBy('unlucky')).toBe('replica');
});

test('a read writes nothing, with a replica or without one', async () => {
  const work = () =>
    shop.app.dependencies.reads({ mallId: 1 }, (transaction) =>
      transaction
        .insertInto('searchLog')
        .values({ mallId: 1, keyword: 'x', hasResult: true, searchedAt: new Date() })
        .execute(),
    );
  await expect(work()).rejects.toThrow(/read-only transaction/);
  isFresh = false;
  await expect(work()).rejects.toThrow(/read-only transaction/);
});
