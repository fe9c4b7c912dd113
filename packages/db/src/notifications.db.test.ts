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
  const listener = listenToChannels(
    network.url,
    { News: (payload) => heard.push(payload) },
    {
      silenceMilliseconds: 200,
    },
  );
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

test('a listener is told of each beat after everything committed before it, hears no other’s, and nothing after its end', async () => {
  const heard: string[] = [];
  let ago = Number.POSITIVE_INFINITY;
  const other = listenToChannels(db.url, {}, { onBeat: () => heard.push('another’s beat') });
  const onBeat = (milliseconds: number) => {
    ago = milliseconds;
    heard.push('beat');
  };
  const listener = listenToChannels(db.url, { News: (payload) => heard.push(payload) }, { onBeat });
  await expect.poll(() => heard.filter((one) => one === 'beat').length).toBeGreaterThan(2);
  await other.close();
  expect(heard[0] === '' || heard[1] === '').toBe(true);
  expect(ago).toBeGreaterThan(0);
  heard.length = 0;
  await notify('news');
  await expect.poll(() => heard.at(-1)).toBe('beat');
  await expect.poll(() => heard).toContain('news');
  await listener.close();
  heard.length = 0;
  await notify('late');
  expect(heard).toEqual([]);
});
