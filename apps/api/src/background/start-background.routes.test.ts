import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../testing/shop.ts';
import type { Job } from './jobs.ts';
import { startBackground } from './start-background.ts';

let shop: Shop;
let stops: (() => Promise<void>)[] = [];
beforeAll(async () => {
  shop = await openShop({
    malls: [
      { mallId: 1, mallUrl: 'familyshop' },
      { mallId: 2, mallUrl: 'hanul' },
    ],
  });
});
afterEach(async () => {
  for (const stop of stops) await stop();
  stops = [];
});
afterAll(() => shop.close());

const errors: object[] = [];
function start(...jobs: Job[]) {
  const log = { error: (details: object) => void errors.push(details) };
  const background = startBackground(shop.app.dependencies, log, { jobs, everyMilliseconds: 10 });
  stops.push(background.stop);
  return background;
}
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('each job runs in every mall when it is due, and not before', async () => {
  const often: number[] = [];
  const seldom: number[] = [];
  start(
    { name: 'often', everySeconds: 0, run: async (_, { mallId }) => often.push(mallId) },
    { name: 'seldom', everySeconds: 60, run: async (_, { mallId }) => seldom.push(mallId) },
  );
  await expect.poll(() => often.length).toBeGreaterThan(5);
  expect(often.slice(0, 4)).toEqual([1, 2, 1, 2]);
  expect(seldom).toEqual([1, 2]);
});

test('a job that fails is logged, and holds up neither other malls nor other jobs', async () => {
  const ran: string[] = [];
  start(
    {
      name: 'failing',
      everySeconds: 60,
      run: async (_, { mallId }) => {
        ran.push(`failing ${mallId}`);
        throw new Error('no luck');
      },
    },
    { name: 'next', everySeconds: 60, run: async (_, { mallId }) => ran.push(`next ${mallId}`) },
  );
  await expect.poll(() => ran).toEqual(['failing 1', 'failing 2', 'next 1', 'next 2']);
  expect(errors).toMatchObject([
    { job: 'failing', mallId: 1 },
    { job: 'failing', mallId: 2 },
  ]);
});

test('of two processes one works at a time, and the other takes over', async () => {
  let working = 0;
  let most = 0;
  const runs = { one: 0, two: 0 };
  const job = (name: keyof typeof runs): Job => ({
    name,
    everySeconds: 0,
    run: async () => {
      working += 1;
      most = Math.max(most, working);
      await pause(5);
      runs[name] += 1;
      working -= 1;
    },
  });
  const first = start(job('one'));
  await expect.poll(() => runs.one).toBeGreaterThan(0);
  start(job('two'));
  await expect.poll(() => runs.one).toBeGreaterThan(10);
  await first.stop();
  const before = runs.one;
  await expect.poll(() => runs.two).toBeGreaterThan(5);
  expect(runs.one).toBe(before);
  expect(most).toBe(1);
});

test('a stop lets the mall under way end, and begins no other', async () => {
  const ended: number[] = [];
  let begun = false;
  const background = start({
    name: 'slow',
    everySeconds: 0,
    run: async (_, { mallId }) => {
      begun = true;
      await pause(50);
      ended.push(mallId);
    },
  });
  await expect.poll(() => begun).toBe(true);
  await background.stop();
  expect(ended).toEqual([1]);
});
