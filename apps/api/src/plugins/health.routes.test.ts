import { endpoint } from '@mall/contracts/endpoint';
import { text } from '@mall/contracts/wire';
import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { createDatabaseGate } from '../testing/database-gate.ts';
import { createTestApp, insertMall, type TestApp } from '../testing/test-app.ts';
import { bind } from './bind.ts';

const tooSlow = endpoint({
  ...{ method: 'GET', path: '/pre/too-slow', access: 'public', summary: '', data: text, errors: [] },
});
const blocked = endpoint({ ...tooSlow, path: '/pre/blocked' });
const crossed = endpoint({ ...tooSlow, path: '/pre/crossed' });

let testApp: TestApp | undefined;
afterEach(() => testApp?.close());

const statuses = async ({ app }: TestApp) => {
  const replies = await Promise.all(['live', 'ready', 'health'].map((name) => app.inject(`/api/${name}`)));
  return replies.map(({ statusCode }) => statusCode);
};

test('health responds at once while requests hold every connection', async () => {
  testApp = await createTestApp();
  const { database } = testApp.app.dependencies;
  const release = Promise.withResolvers<void>();
  const held = Array.from({ length: 5 }, () => {
    const taken = Promise.withResolvers<void>();
    const work = database.connection().execute(async (connection) => {
      await sql`select 1`.execute(connection);
      taken.resolve();
      await release.promise;
    });
    return { taken: taken.promise, work };
  });
  await Promise.all(held.map(({ taken }) => taken));
  expect(await statuses(testApp)).toEqual([200, 200, 200]);
  release.resolve();
  await Promise.all(held.map(({ work }) => work));
});

test('without its database a server is alive and not ready', async () => {
  let gate: Awaited<ReturnType<typeof createDatabaseGate>> | undefined;
  testApp = await createTestApp({
    through: async (url) => {
      gate = await createDatabaseGate(url);
      return gate.url;
    },
  });
  expect(await statuses(testApp)).toEqual([200, 200, 200]);
  await gate?.shut();
  expect(await statuses(testApp)).toEqual([200, 503, 503]);
});

test('a server that is about to end is alive and not ready', async () => {
  testApp = await createTestApp();
  testApp.app.draining.current = true;
  expect(await statuses(testApp)).toEqual([200, 503, 503]);
  expect((await testApp.app.inject('/api/ready')).json()).toEqual({ status: 'ending' });
});

test('a statement that takes too long, waits too long for a lock, or deadlocks is 503 5030 in the envelope', async () => {
  testApp = await createTestApp({
    extend: (app) => {
      bind(app, tooSlow, ({ db }) =>
        db(async (tx) => {
          await sql`set local statement_timeout = 20`.execute(tx);
          await sql`select pg_sleep(30)`.execute(tx);
          return '';
        }),
      );
      bind(app, blocked, ({ db }) =>
        db(async (tx) => {
          await sql`select pg_advisory_xact_lock(1)`.execute(tx);
          return db(async (other) => {
            await sql`set local lock_timeout = 20`.execute(other);
            await sql`select pg_advisory_xact_lock(1)`.execute(other);
            return '';
          });
        }),
      );
      const lock = (tx: MallTransaction, key: number) => sql`select pg_advisory_xact_lock(${key}::int)`.execute(tx);
      bind(app, crossed, ({ db }) =>
        db(async (one) => {
          await lock(one, 1);
          return db(async (other) => {
            await lock(other, 2);
            await Promise.all([lock(one, 2), lock(other, 1)]);
            return '';
          });
        }),
      );
    },
  });
  await insertMall(testApp.owner, { mallId: 1, mallUrl: 'familyshop' });
  for (const path of ['/pre/too-slow', '/pre/blocked', '/pre/crossed'])
    expect(await testApp.at('familyshop').get(path)).toMatchObject({ status: 503, code: '5030' });
});
