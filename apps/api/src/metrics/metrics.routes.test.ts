import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connectApplication, connectDatabase } from '@mall/db/connection';
import { checkoutFolder } from '@mall/db/settings';
import { createTestDatabase, type TestDatabase } from '@mall/testing/database';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { buildApp } from '../app.ts';
import { Forgotten } from '../background/forgotten.ts';
import { jobs } from '../background/jobs.ts';
import { openRounds, runRound } from '../background/run-round.ts';
import { loadConfig } from '../config.ts';
import { type RunningServer, startServer } from '../server.ts';
import { createDatabaseGate } from '../testing/database-gate.ts';
import { insertMall, serverSettings } from '../testing/test-app.ts';
import { createMetrics } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

let database: TestDatabase;
let running: RunningServer | undefined;
beforeAll(async () => {
  database = await createTestDatabase({ isEmpty: true });
  await insertMall(database.ownerDatabase, { mallId: 1, mallUrl: 'familyshop' });
});
afterEach(async () => {
  await running?.close();
  running = undefined;
});
afterAll(() => database.drop());

const environment = (settings: Record<string, string> = {}) =>
  serverSettings({
    ...{ DATABASE_URL: database.url, OFFICE_DATABASE_URL: database.officeUrl },
    ...{ METRICS_PORT: '0', METRICS_HOST: '127.0.0.1', ...settings },
  });
const start = async (settings: Record<string, string> = {}) => {
  running = await startServer(loadConfig(environment(settings)));
  return running;
};
const call = (server: RunningServer, path: string) =>
  fetch(`http://127.0.0.1:${new URL(server.address).port}${path}`, { headers: { host: 'familyshop.localhost' } });
const figures = async ({ metricsAddress }: RunningServer) => (await fetch(`${metricsAddress}/metrics`)).text();
/** The lines of a figure, without its description. */
const linesOf = (text: string, name: string) => text.split('\n').filter((line) => line.startsWith(name));

describe('the metrics', () => {
  test('count a request by its route, and hold no address, query or name', async () => {
    const server = await start();
    await call(server, '/api/v1/mall/search/popular?mallId=1&q=secret-words');
    await call(server, '/api/v1/mall/products/goods/GD12345678?mallId=1');
    const text = await figures(server);
    expect(linesOf(text, 'mall_request_seconds_count').join()).toMatch(/route="\/api\/v1\/mall\/products\/goods\/:id"/);
    expect(text).not.toMatch(/secret-words|GD12345678/);
  });

  /** Without the jobs, which would process what is queued. */
  const measure = async (url: string) => {
    const config = loadConfig(environment({ DATABASE_URL: url }));
    const pool = connectApplication({ url, maxConnections: 2 });
    const app = await buildApp({ config, database: pool, officeDatabase: database.officeDatabase });
    const served = await serveMetrics(app.dependencies, app.log);
    const close = () => Promise.all([served?.close(), app.close()]).then(() => pool.destroy());
    const read = async () => (await fetch(`${served?.address}/metrics`, { signal: AbortSignal.timeout(9_000) })).text();
    return { read, close, pool };
  };

  test('include queues, undecided payments, mails given up and the load of the database', async () => {
    const failedAt = new Date();
    const mail = { mallId: 1, kind: 'ORDER_PAID', facts: {}, queuedAt: failedAt } as const;
    await database.ownerDatabase
      .insertInto('mail')
      .values([{ ...mail, failedAt }, mail])
      .execute();
    const { read, close } = await measure(database.url);
    const text = await read();
    await close();
    expect(linesOf(text, 'mall_mails_given_up')).toEqual(['mall_mails_given_up 1']);
    expect(linesOf(text, 'mall_payments_undecided ')).toEqual(['mall_payments_undecided 0']);
    expect(linesOf(text, 'mall_queue_waiting{queue="mail"}')).toEqual(['mall_queue_waiting{queue="mail"} 2']);
    expect(linesOf(text, 'mall_database_connections')).toHaveLength(6);
    expect(linesOf(text, 'mall_database_up')).toEqual(['mall_database_up 1']);
  });

  test('are served without those of the database while it is unreachable', async () => {
    const gate = await createDatabaseGate(database.url);
    const { read, close } = await measure(gate.url);
    await gate.shut();
    const text = await read();
    expect(linesOf(text, 'mall_database_up')).toEqual(['mall_database_up 0']);
    expect(linesOf(text, 'process_resident_memory_bytes')).toHaveLength(1);
    await gate.open();
    const up = async () => linesOf(await read(), 'mall_database_up');
    await expect.poll(up).toEqual(['mall_database_up 1']);
    await close();
    await gate.shut();
  });

  test('are served whole while requests hold every connection of theirs', async () => {
    const { read, close, pool } = await measure(database.url);
    await read();
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    const held = [1, 2].map(() => pool.transaction().execute(() => isReleased));
    const queued = pool.selectFrom('mall').select('mallId').execute();
    const text = await read();
    release();
    await Promise.all([...held, queued]);
    await close();
    expect(linesOf(text, 'mall_database_up')).toEqual(['mall_database_up 1']);
    expect(linesOf(text, 'mall_database_connections{login="shop",state="awaited"}').join()).toMatch(/ 1$/);
    expect(linesOf(text, 'mall_queue_waiting{')).not.toEqual([]);
  });

  test('are served without those of the database while it does not respond, and say so', async () => {
    const { read, close } = await measure(database.url);
    const locker = connectDatabase({ url: database.administratorUrl, maxConnections: 1 });
    await read();
    const text = await locker.transaction().execute(async (transaction) => {
      await sql`lock table job_round in access exclusive mode`.execute(transaction);
      return read();
    });
    expect(linesOf(text, 'mall_database_up')).toEqual(['mall_database_up 0']);
    expect(linesOf(text, 'process_resident_memory_bytes')).toHaveLength(1);
    await expect.poll(async () => linesOf(await read(), 'mall_database_up')).toEqual(['mall_database_up 1']);
    await close();
    await locker.destroy();
  });

  test('are not served at the malls’ own address, nor without a port of their own', async () => {
    const server = await start();
    expect((await call(server, '/metrics')).headers.get('content-type')).not.toContain('text/plain');
    await server.close();
    expect((await start({ METRICS_PORT: '' })).metricsAddress).toBeUndefined();
  });
});

test('a counter is there at zero before its first failure, for each part outside and each job', async () => {
  const server = await start();
  const parts = [
    ...(await readFile(join(checkoutFolder, 'ops/prometheus/alerts.yaml'), 'utf8')).matchAll(/what="(\w+)"/g),
  ];
  expect(parts.length).toBeGreaterThan(1);
  const text = await figures(server);
  for (const [, part] of parts)
    expect(linesOf(text, 'mall_outside_failures_total')).toContain(`mall_outside_failures_total{what="${part}"} 0`);
  const failures = async () => linesOf(await figures(server), 'mall_job_failures_total');
  await expect.poll(failures).toEqual(jobs.map(({ name }) => `mall_job_failures_total{job="${name}"} 0`));
});

test('a job that fails in a mall is counted, and not counted as successful', async () => {
  const metrics = createMetrics();
  const malls = { all: () => new Map([['a', { mallId: 1 }]]) };
  const rounds = { dependencies: { metrics, malls, clock: () => new Date() }, log: { error: () => {} } };
  const round = (name: string, run: () => Promise<void>) =>
    runRound(openRounds({ ...rounds, isStopped: () => false } as never), { name, cron: '* * * * *', run });
  await round('good', async () => {});
  await round('bad', () => Promise.reject(new Error('no luck')));
  const text = await metrics.registry.metrics();
  expect(linesOf(text, 'mall_job_failures_total')).toEqual(['mall_job_failures_total{job="bad"} 1']);
  expect(linesOf(text, 'mall_job_last_success_timestamp_seconds').join()).toMatch(/^[^,]*job="good"[^,]*$/);
});

test('rows that a job has deleted are counted by table, and logged once for all malls', async () => {
  const metrics = createMetrics();
  const malls = { all: () => new Map([1, 2].map((mallId) => [mallId, { mallId }])) };
  const said: object[] = [];
  const log = { error: () => {}, info: (details: object) => void said.push(details) };
  const dependencies = { metrics, malls, clock: () => new Date() };
  const rounds = openRounds({ dependencies, log, isStopped: () => false } as never);
  const round = (mail: number) =>
    runRound(rounds, {
      ...{ name: 'forget', cron: '* * * * *' },
      run: async (_, { mallId }) => {
        const forgotten = new Forgotten();
        forgotten.add('mail', mail);
        if (mallId === 2) forgotten.add('session', mail);
        return forgotten;
      },
    });
  await round(3);
  await round(0);
  expect(said).toEqual([{ job: 'forget', rows: { mail: 6, session: 3 } }]);
  const counted = linesOf(await metrics.registry.metrics(), 'mall_forgotten_rows_total').filter(
    (line) => !line.endsWith(' 0'),
  );
  expect(counted).toEqual([
    'mall_forgotten_rows_total{table="mail"} 6',
    'mall_forgotten_rows_total{table="session"} 3',
  ]);
});

test('the access log has a line for each request with its mall and route, without its address', async () => {
  const lines: string[] = [];
  const config = loadConfig(environment({ ACCESS_LOG: 'on', LOG_LEVEL: 'info' }));
  const logger = pino({ base: null }, { write: (line: string) => void lines.push(line) });
  const app = await buildApp({ config, database: database.database, logger });
  const headers = { host: 'familyshop.localhost' };
  await app.inject({ url: '/api/v1/mall/nowhere?q=secret-words', headers });
  await app.inject({ url: '/api/live', headers });
  await app.close();
  const requests = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
  expect(requests).toEqual([
    expect.objectContaining({ mall: 'familyshop', method: 'GET', status: 404, milliseconds: expect.any(Number) }),
  ]);
  expect(lines.join()).not.toContain('secret-words');
});

describe('alerts and dashboard', () => {
  const read = (path: string) => readFile(join(checkoutFolder, path), 'utf8');
  const named = (text: string) => new Set(text.match(/\b(?:mall|nodejs|process)_[a-z0-9_]+/g));

  test('read only metrics that are served', async () => {
    const text = await figures(await start());
    const served = new Set(text.match(/^# TYPE \S+/gm)?.map((line) => line.slice('# TYPE '.length)));
    const asked = named((await read('ops/prometheus/alerts.yaml')) + (await read('ops/grafana/mall.json')));
    expect(asked.size).toBeGreaterThan(15);
    expect([...asked].filter((name) => !served.has(name.replace(/_(bucket|count|sum)$/, '')))).toEqual([]);
  });

  test('each link to a section of the manual that says what to do', async () => {
    const { groups } = parse(await read('ops/prometheus/alerts.yaml')) as {
      groups: { rules: { alert: string; annotations: { runbook: string } }[] }[];
    };
    const headings = (await read('docs/operations.md')).match(/^#+ .+$/gm) ?? [];
    const anchors = headings.map((heading) =>
      heading
        .replace(/^#+ /, '')
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-'),
    );
    const lead = groups.flatMap(({ rules }) => rules).map(({ annotations }) => annotations.runbook.split('#'));
    expect(lead.filter(([file, anchor = '']) => file !== 'docs/operations.md' || !anchors.includes(anchor))).toEqual(
      [],
    );
  });

  test('link to every section that says what to do, directly or by one more link', async () => {
    const manual = await read('docs/operations.md');
    const [, monitoring = ''] = /^## Monitoring\n([\s\S]*?)^## /m.exec(manual) ?? [];
    const [, ...sections] = monitoring.split(/^### (?!Traces)/m);
    const anchorOf = (section: string) => (section.split('\n')[0] ?? '').toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
    expect(sections.length).toBeGreaterThan(10);
    const alerts = await read('ops/prometheus/alerts.yaml');
    const alerted = sections.filter((section) => alerts.includes(`docs/operations.md#${anchorOf(section)}\n`));
    const linked = alerted.flatMap((section) => [...section.matchAll(/\]\(#([\w-]+)\)/g)].map(([, anchor]) => anchor));
    const reached = new Set([...alerted.map(anchorOf), ...linked]);
    expect(sections.map(anchorOf).filter((anchor) => !reached.has(anchor))).toEqual([]);
  });
});
