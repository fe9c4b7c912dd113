import { roles } from '@mall/db/logins';
import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createLogger } from '../logging.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import type { JobLog } from './job-queue.ts';
import { jobs as allJobs, type Job, type MallJob } from './jobs.ts';
import { openRounds, runRound } from './run-round.ts';
import { startBackground } from './start-background.ts';

let shop: Shop;
let ticks: PgBoss;
let stops: (() => Promise<void>)[] = [];
beforeAll(async () => {
  shop = await openShop({
    malls: [
      { mallId: 1, mallUrl: 'familyshop' },
      { mallId: 2, mallUrl: 'hanul' },
    ],
  });
  ticks = new PgBoss({ connectionString: shop.databaseUrl, migrate: false, supervise: false, schedule: false });
  await ticks.start();
});
afterEach(async () => {
  for (const stop of stops) await stop();
  stops = [];
  errors.length = 0;
});
afterAll(async () => {
  await ticks.stop();
  await shop.close();
});

const errors: object[] = [];
/** Starts one process's jobs at a quick pace. Scheduled ticks come once a minute at most, so the tests send their own. */
async function start(
  jobs: readonly Job[],
  {
    tickMilliseconds,
    log = { error: (details: object) => void errors.push(details) },
  }: { tickMilliseconds?: number; log?: JobLog } = {},
) {
  const pace = {
    ...{ lookEverySeconds: 1, pollingIntervalSeconds: 0.5, tickPollingSeconds: 0.5 },
    ...(tickMilliseconds !== undefined && { tickMilliseconds }),
  };
  const background = startBackground(shop.app.dependencies, log, { jobs, pace });
  stops.push(background.stop);
  await background.started;
  return background;
}
const job = (name: string, run: MallJob['run']): Job => ({ name, cron: '0 0 1 1 *', run });
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('a tick runs its job in every mall, and no other job', async () => {
  const ran: string[] = [];
  await start([
    job('first', async (_, { mallUrl }) => ran.push(`first ${mallUrl}`)),
    job('second', async (_, { mallUrl }) => ran.push(`second ${mallUrl}`)),
  ]);
  await ticks.send('first');
  await expect.poll(() => ran).toEqual(['first familyshop', 'first hanul']);
});

test('a failure of the queue is logged with its reason, its queue and where it came from', async () => {
  const lines: string[] = [];
  await start([job('first', async () => {})], {
    log: createLogger('error', { write: (line) => void lines.push(line) }),
  });
  await sql`alter table pgboss.job_common rename to job_away`.execute(shop.owner);
  try {
    const failures = () =>
      lines
        .map((line) => JSON.parse(line) as { msg: string; err: Record<string, unknown> })
        .filter(({ msg, err }) => msg === 'job queue failed' && err['queue'] === 'first');
    await expect.poll(() => failures().length).toBeGreaterThan(0);
    expect(failures()[0]?.err).toEqual({
      ...{ type: 'object', queue: 'first', code: '42P01', message: expect.stringContaining('does not exist') },
      stack: expect.stringContaining('pg-boss'),
    });
  } finally {
    await sql`alter table pgboss.job_away rename to job_common`.execute(shop.owner);
  }
});

test('a job that fails is logged, and delays neither other malls, other jobs nor its own next tick', async () => {
  const ran: string[] = [];
  const failing = job('failing', async (_, { mallUrl }) => {
    ran.push(mallUrl);
    throw new Error('no luck');
  });
  await start([failing, job('next', async (_, { mallUrl }) => ran.push(`next ${mallUrl}`))]);
  await ticks.send('failing');
  await expect.poll(() => ran).toEqual(['familyshop', 'hanul']);
  expect(errors).toMatchObject([
    { job: 'failing', mallId: 1 },
    { job: 'failing', mallId: 2 },
  ]);
  await ticks.send('next');
  await expect.poll(() => ran.slice(2)).toEqual(['next familyshop', 'next hanul']);
  await ticks.send('failing');
  await expect.poll(() => ran.slice(4)).toEqual(['familyshop', 'hanul']);
});

test('a round ends without a mall that hangs; until it is done, further rounds enter only the others', async () => {
  const hanging = Promise.withResolvers<void>();
  const entered: string[] = [];
  const slow = job('slow', async (_, { mallUrl }) => {
    entered.push(mallUrl);
    if (mallUrl === 'familyshop') await hanging.promise;
  });
  const log = { error: (details: object) => void errors.push(details) };
  const { dependencies } = shop.app;
  const rounds = openRounds({ dependencies, log, isStopped: () => false, patienceMilliseconds: 10 });
  await runRound(rounds, slow);
  await runRound(rounds, slow);
  expect(entered).toEqual(['familyshop', 'hanul', 'hanul']);
  hanging.resolve();
  await Promise.all(rounds.underWay.values());
  await runRound(rounds, slow);
  expect(entered.slice(3)).toEqual(['familyshop', 'hanul']);
});

test('the health of every instance says how long ago a round of each job ended', async () => {
  const { dependencies } = shop.app;
  const log = { error: () => {} };
  await runRound(
    openRounds({ dependencies, log, isStopped: () => false }),
    job('seen', async () => {}),
  );
  const { jobs } = (await shop.app.inject('/api/health')).json<{ jobs: Record<string, number> }>();
  expect(Math.abs(jobs['seen'] ?? Number.NaN)).toBeLessThan(60);
});

test('only one of several processes runs a job at a time, whatever the number of ticks, and another takes over', async () => {
  let working = 0;
  let most = 0;
  const rounds = [0, 0];
  const counting = (process: number) =>
    job('counted', async (_, { mallId }) => {
      working += 1;
      most = Math.max(most, working);
      await pause(100);
      if (mallId === 2) rounds[process] = (rounds[process] ?? 0) + 1;
      working -= 1;
    });
  const first = await start([counting(0)]);
  await start([counting(1)]);
  const sending = setInterval(() => void ticks.send('counted'), 50);
  stops.push(async () => clearInterval(sending));
  await expect.poll(() => (rounds[0] ?? 0) + (rounds[1] ?? 0)).toBeGreaterThan(3);
  await first.stop();
  const before = [...rounds];
  await expect.poll(() => rounds[1] ?? 0).toBeGreaterThan((before[1] ?? 0) + 1);
  expect(rounds[0]).toBe(before[0]);
  expect(most).toBe(1);
});

test('a tick that takes longer than a minute loses none: the next one follows at once', async () => {
  let begun = 0;
  const ends = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const long = job('long', async (_, { mallId }) => {
    if (mallId === 2) await ends[begun++]?.promise;
  });
  await start([long]);
  await ticks.send('long');
  await expect.poll(() => begun).toBe(1);
  expect(await ticks.send('long')).not.toBeNull();
  ends[0]?.resolve();
  await expect.poll(() => begun).toBe(2);
  ends[1]?.resolve();
});

test('rounds of a tick keep to its clock: a long one replaces those whose time it has used', async () => {
  let rounds = 0;
  const slow: Job = {
    ...{ name: 'by-the-clock', cron: '0 0 1 1 *', timesATick: 10 },
    runForAll: async () => {
      rounds += 1;
      if (rounds === 1) await pause(650);
    },
  };
  await start([slow], { tickMilliseconds: 1_000 });
  const tick = await ticks.send('by-the-clock');
  await expect.poll(async () => (await ticks.findJobs('by-the-clock', { id: tick ?? '' }))[0]?.state).toBe('completed');
  expect(rounds).toBeGreaterThan(0);
  expect(rounds).toBeLessThanOrEqual(4);
});

test('a queue of an earlier version, whose ticks were lost while one was under way, is replaced', async () => {
  await ticks.createQueue('earlier', { policy: 'exclusive' });
  await start([job('earlier', async () => {})]);
  expect((await ticks.getQueue('earlier'))?.policy).toBe('stately');
});

test('a stop lets the current mall finish and starts no other', async () => {
  const ended: number[] = [];
  let begun = false;
  const background = await start([
    job('slow', async (_, { mallId }) => {
      begun = true;
      await pause(300);
      ended.push(mallId);
    }),
  ]);
  await ticks.send('slow');
  await expect.poll(() => begun).toBe(true);
  await background.stop();
  expect(ended).toEqual([1]);
});

test('a tick whose process was killed is given up when its heartbeat stops, and the next one runs', async () => {
  let rounds = 0;
  const silent = job('silent', async () => {
    rounds += 1;
  });
  const first = await start([silent]);
  await first.stop();
  await ticks.send('silent');
  // Taken by a process that then dies.
  const [taken] = await ticks.fetch('silent');
  expect(await ticks.send('silent'), 'one waits while one is under way').not.toBeNull();
  expect(await ticks.send('silent'), 'and no more than one').toBeNull();
  expect(await ticks.fetch('silent'), 'which nobody is given meanwhile').toEqual([]);
  await start([silent]);
  await sql`update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where id = ${taken?.id}::uuid`.execute(
    shop.owner,
  );
  await expect.poll(async () => ((await ticks.send('silent')) === null ? rounds : rounds + 1)).toBeGreaterThan(0);
  await expect.poll(() => rounds).toBeGreaterThan(0);
});

test('the schedules are those of the jobs, in Seoul time; a job that was removed takes its schedule along', async () => {
  await (await start([job('of-an-earlier-version', async () => {})])).stop();
  await start(allJobs);
  const schedules = await ticks.getSchedules();
  expect(schedules.map(({ name, cron, timezone }) => [name, cron, timezone])).toEqual(
    allJobs.map(({ name, cron }) => [name, cron, 'Asia/Seoul']).sort(),
  );
  expect(schedules.find(({ name }) => name === 'compare-payments')?.cron).toBe('0 4 * * *');
});

test('the tables of the migrations are those that this pg-boss expects', async () => {
  expect(await ticks.detectSchemaDrift()).toMatchObject({ ok: true });
});

test('the queue works as the application’s role, which owns nothing there', async () => {
  await start([job('who-am-i', async () => {})]);
  const { rows } = await sql<{ owned: number; inserts: boolean }>`
    select (select count(*)::int from pg_class where relnamespace = 'pgboss'::regnamespace
        and relowner = ${roles.application}::regrole) as owned,
      has_table_privilege(${roles.application}, 'pgboss.job', 'insert') as inserts`.execute(shop.owner);
  expect(rows).toEqual([{ owned: 0, inserts: true }]);
});
