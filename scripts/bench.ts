import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { buildApp } from '../apps/api/src/app.ts';
import { loadConfig } from '../apps/api/src/config.ts';
import { applicationRole, connectDatabase, type Database } from '../packages/db/src/connection.ts';
import { createDatabase } from '../packages/db/src/database-admin.ts';
import { startEmbeddedServer } from '../packages/db/src/embedded-server.ts';
import { migrate } from '../packages/db/src/migrate.ts';
import { type BenchCase, benchCases } from './bench/cases.ts';
import { type ChildServer, startChildServer } from './bench/child-server.ts';
import { headersOf, type Recording, record, type Statement } from './bench/recording.ts';
import { onStop } from './lib/lifetime.ts';
import { seedNow } from './lib/seed.ts';
import { step } from './lib/step.ts';
import { runTask } from './lib/task.ts';

const mallUrl = 'familyshop';
const demoPassword = 'Demo!2026';
const connections = 8;
const databaseConnections = 8;

/** `npm run bench -- --malls 200 --goods 100000 --seconds 6`: the mall beside a bare handler, row by row. Asserts nothing. */
await runTask(async () => {
  const { values } = parseArgs({
    options: {
      malls: { type: 'string', default: '200' },
      goods: { type: 'string', default: '100000' },
      seconds: { type: 'string', default: '6' },
    },
  });
  const folder = await mkdtemp(join(tmpdir(), 'mall-bench-'));
  onStop(() => rm(folder, { recursive: true, force: true }));
  const url = await step('PostgreSQL', () => openLargeDatabase(folder));
  await step(`${values.malls} malls, ${values.goods} goods`, () =>
    seedNow(url, { malls: Number(values.malls), goods: Number(values.goods) }, () => {}),
  );
  const settings = {
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: url,
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    RATE_LIMIT_PER_MINUTE: '0',
    DATABASE_CONNECTIONS: String(databaseConnections),
  };
  const { cases, recordings, headers } = await step('recording', () => recordCases(url, settings));
  const file = join(folder, 'recordings.json');
  await writeFile(file, JSON.stringify(recordings));

  const mall = await startChildServer(['apps/api/src/server.ts'], settings);
  const bare = await startChildServer(['scripts/bench/bare-server.ts', file, url, String(databaseConnections)]);
  const seconds = Number(values.seconds);
  console.log(`\n${connections} connections, ${seconds} s each, ${process.version}\n`);
  printRow('', 'mall req/s', 'p50 ms', 'p99 ms', 'bare req/s', 'p50 ms', 'p99 ms', 'ratio');
  for (const one of cases) {
    const ours = await measure(mall, one, { seconds, headers });
    const theirs = await measure(bare, one, { seconds, headers });
    const ratio = (ours.perSecond / theirs.perSecond).toFixed(2);
    printRow(one.name, ours.perSecond, ours.p50, ours.p99, theirs.perSecond, theirs.p50, theirs.p99, ratio);
  }
  console.log(`\nmemory after all: mall ${mall.memoryMegabytes()} MB, bare handler ${bare.memoryMegabytes()} MB`);
  return undefined;
});

async function openLargeDatabase(folder: string): Promise<string> {
  const server = await startEmbeddedServer({ dataFolder: join(folder, 'postgres'), isThrowaway: true });
  onStop(() => server.stop());
  await createDatabase(server.urlOf('postgres'), 'bench');
  const url = server.urlOf('bench');
  await migrate(url);
  return url;
}

type Recorded = {
  readonly cases: readonly BenchCase[];
  readonly recordings: readonly Recording[];
  readonly headers: Readonly<Record<string, string>>;
};

async function recordCases(url: string, settings: Readonly<Record<string, string>>): Promise<Recorded> {
  const heard: Statement[] = [];
  const onStatement = (text: string, parameters: readonly unknown[]) => heard.push({ text, parameters });
  const database = connectDatabase({ url, role: applicationRole, maxConnections: 1, onStatement });
  const owner = connectDatabase({ url, maxConnections: 1 });
  const app = await buildApp({ config: loadConfig(settings), database });
  try {
    const host = { host: `${mallUrl}.localhost` };
    const reply = await app.inject({
      method: 'POST',
      url: '/api/v1/mall/auth/sign-in',
      headers: host,
      payload: { id: 'demo', password: demoPassword, mallId: 1 },
    });
    const headers = { ...host, authorization: `Bearer ${reply.json().data.accessToken}` };
    const cases = benchCases({ mallUrl, ...(await pickSubjects(owner)) });
    const recordings: Recording[] = [];
    for (const request of cases.flatMap(({ requests }) => requests)) {
      recordings.push(await record(app, request, { headers, heard }));
    }
    return { cases, recordings, headers };
  } finally {
    await app.close();
    await database.destroy();
    await owner.destroy();
  }
}

/** The categories with the most goods, and goods from all over the catalogue. */
async function pickSubjects(owner: Database): Promise<{ categories: string[]; goods: string[] }> {
  const goods = owner.selectFrom('listing').where('mallId', '=', 1).where('isOn', '=', true);
  const categories = await goods
    .select('categoryNo')
    .where('productNo', 'like', 'GD%')
    .groupBy('categoryNo')
    .orderBy((builder) => builder.fn.countAll(), 'desc')
    .limit(8)
    .execute();
  const products = await goods
    .select('productNo')
    .where('productNo', 'like', 'GD%')
    .orderBy((builder) => builder.fn('md5', ['productNo']))
    .limit(20)
    .execute();
  return {
    categories: categories.map(({ categoryNo }) => categoryNo),
    goods: products.map(({ productNo }) => productNo),
  };
}

type Measured = { readonly perSecond: number; readonly p50: number; readonly p99: number };
type Load = { readonly seconds: number; readonly headers: Readonly<Record<string, string>> };

async function measure(
  server: ChildServer,
  { name, requests }: BenchCase,
  { seconds, headers }: Load,
): Promise<Measured> {
  const sent = requests.map((request) => ({
    method: request.body ? ('POST' as const) : ('GET' as const),
    path: request.path,
    headers: headersOf(request, headers),
    ...(request.body && { body: request.body }),
  }));
  const load = (duration: number) => autocannon({ url: server.origin, connections, duration, requests: sent });
  await load(1);
  const result = await load(seconds);
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${name}: ${result.non2xx} refused, ${result.errors} lost`);
  return { perSecond: Math.round(result.requests.average), p50: result.latency.p50, p99: result.latency.p99 };
}

function printRow(name: string, ...values: readonly (string | number)[]): void {
  console.log(name.padEnd(20) + values.map((value) => String(value).padStart(12)).join(''));
}
