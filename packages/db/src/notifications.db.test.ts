import { createTestDatabase, type TestDatabase } from '@mall/testing/database';
import { openFaultyNetwork } from '@mall/testing/faulty-network';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listenToChannels } from './notifications.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase({ isEmpty: true });
});
afterAll(() => db.drop());

const notify = (payload: string) => sql`select pg_notify('News', ${payload})`.execute(db.ownerDatabase);

test.each([
  ['carries nothing any more', 'silence'],
  ['resets its connection', 'reset'],
] as const)('a listener whose network %s listens again, says so, and hears', async (_fault, strike) => {
  const network = await openFaultyNetwork(db.url);
  const heard: string[] = [];
  const listener = listenToChannels(network.url, { News: (payload) => heard.push(payload) }, 200);
  try {
    await expect.poll(() => heard).toEqual(['']);
    await notify('first');
    await expect.poll(() => heard).toEqual(['', 'first']);
    network[strike]();
    await expect.poll(() => heard, { timeout: 20_000 }).toEqual(['', 'first', '']);
    await notify('second');
    await expect.poll(() => heard).toEqual(['', 'first', '', 'second']);
  } finally {
    await listener.close();
    await network.close();
  }
});

test('a listener is not replaced while its network works, and hears nothing after its end', async () => {
  const heard: string[] = [];
  const listener = listenToChannels(db.url, { News: (payload) => heard.push(payload) }, 50);
  await expect.poll(() => heard).toEqual(['']);
  for (let beat = 0; beat < 3; beat += 1) {
    const { rows } = await sql<{ at: Date }>`select now() as at`.execute(db.ownerDatabase);
    await expect
      .poll(async () => {
        const asked = await sql`
          select from pg_stat_activity
          where datname = current_database() and application_name = 'mall-listen' and query_start > ${rows[0]?.at}`.execute(
          db.ownerDatabase,
        );
        return asked.rows.length;
      })
      .toBe(1);
  }
  await listener.close();
  await notify('late');
  expect(heard).toEqual(['']);
});
