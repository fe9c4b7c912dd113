import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { signMembersIn } from '../../../apps/api/src/testing/sign-members-in.ts';
import { sandboxMailFrom, sandboxSecretKey } from '../../../apps/sandbox/src/server.ts';
import { keepBuildFiles } from '../../../packages/db/src/build-files.ts';
import { connectDatabase } from '../../../packages/db/src/connection.ts';
import { addressOf } from '../../../packages/db/src/logins.ts';
import { isMigrated, migrate, migrationsFolder } from '../../../packages/db/src/migrate.ts';
import { checkoutFolder } from '../../../packages/db/src/settings.ts';
import { buildsOf, buildWeb } from '../../lib/build-web.ts';
import { onStop } from '../../lib/lifetime.ts';
import { startSandboxProcess } from '../../lib/sandbox-process.ts';
import { step } from '../../lib/step.ts';
import { TaskError } from '../../lib/task.ts';
import { type ChildServer, startMall } from '../child-server.ts';
import { stockGoods } from '../orders.ts';
import { startBalancer } from './balancer.ts';
import { isFailed, type Outcome, visitSteadily } from './visit-steadily.ts';

const instanceCount = 3;
const callsPerSecond = 50;
const memberCount = 200;
const warmUp = 5_000;
const mall = { mallId: 1, mallUrl: 'familyshop', salesType: 'GENERAL' } as const;

type Rolling = {
  /** The URL for the database's administrator. */
  readonly url: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly beside: string | undefined;
  /** How many calls, 50 a second. */
  readonly calls: number;
};

/**
 * Prints the outcomes of this many calls while three instances behind a balancer are replaced one after the other, round after round: by this
 * release, or alternating with `beside`. Before the first restart every table gets one column more. Returns the exit code:
 * 1 when a call or an order failed.
 */
export async function printRolling({ url, settings, beside, calls }: Rolling): Promise<number> {
  await buildWeb();
  const releases = [...(beside === undefined ? [] : [beside]), checkoutFolder];
  const { url: applicationUrl, ownerUrl } = addressOf(url);
  for (const release of releases) await keepBuildFiles(ownerUrl, buildsOf(release));
  const tokenSecret = randomBytes(32).toString('hex');
  const sandbox = await startSandboxProcess({ port: 0, host: '127.0.0.1', publicHost: '127.0.0.1' });
  onStop(sandbox.close);
  const instanceSettings = {
    ...{ ...settings, TOKEN_SECRET: tokenSecret, DRAIN_SECONDS: '2', DATABASE_CONNECTIONS: '5' },
    ...{ PAYMENT_URL: sandbox.url, PAYMENT_SECRET_KEY: sandboxSecretKey },
    ...{ SMTP_URL: sandbox.smtpUrl, MAIL_FROM: sandboxMailFrom },
  };
  const balancer = await startBalancer();
  onStop(balancer.close);
  const start = async (release: string): Promise<ChildServer> => {
    if (!(await isMigrated(applicationUrl))) throw new TaskError('the tables do not match this release');
    const instance = await startMall(instanceSettings, release);
    await balancer.add(instance.origin);
    return instance;
  };
  const instances = await step('three instances', () =>
    Promise.all(Array.from({ length: instanceCount }, () => start(releases[0] ?? checkoutFolder))),
  );
  const visitors = await prepareVisitors(url, tokenSecret);

  let isOver = false;
  const visits = visitSteadily({
    count: calls,
    perSecond: callsPerSecond,
    ...visitors,
    origin: balancer.origin,
  }).finally(() => {
    isOver = true;
  });
  // By then every instance has prepared its statements.
  await pause(warmUp);
  await addColumns(ownerUrl);
  if (isOver) throw new TaskError('the calls ended before each table had its column: run more of them');
  let restarts = 0;
  for (let round = 1; !isOver; round += 1) {
    for (let place = 0; place < instanceCount && !isOver; place += 1) {
      const instance = instances[place];
      await instance?.stop();
      if (instance) balancer.remove(instance.origin);
      instances[place] = await start(releases[round % releases.length] ?? checkoutFolder);
      restarts += 1;
    }
  }
  const outcome = await visits;
  print(outcome, { calls, restarts });
  return [...outcome.statuses.keys()].some(isFailed) ? 1 : 0;
}

async function prepareVisitors(url: string, tokenSecret: string) {
  const owner = connectDatabase({ url, maxConnections: 1 });
  try {
    const tokens = await signMembersIn(owner, { mall, count: memberCount, tokenSecret });
    const [productNo = ''] = await stockGoods(owner);
    return { tokens, productNo };
  } finally {
    await owner.destroy();
  }
}

/** What the next release may add: a column to any table. Each has its own migration, so that none waits for another's lock. */
async function addColumns(ownerUrl: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'mall-rolling-'));
  onStop(() => rm(folder, { recursive: true, force: true }));
  await cp(migrationsFolder, folder, { recursive: true });
  const tables = await listTables(ownerUrl);
  for (const [index, table] of tables.entries())
    await writeFile(join(folder, `${9000 + index}_tomorrow.sql`), `alter table ${table} add column tomorrow text;`);
  const applied = await migrate(ownerUrl, folder);
  console.log(`  applied under load: a column in each of ${applied.length} tables`);
}

/** The names of all tables of the mall, quoted where they must be. */
async function listTables(ownerUrl: string): Promise<string[]> {
  const owner = connectDatabase({ url: ownerUrl, maxConnections: 1 });
  try {
    const { rows } = await sql<{ name: string }>`
      select oid::regclass::text as name from pg_class
      where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and relname <> 'schema_migration' order by 1`.execute(
      owner,
    );
    return rows.map(({ name }) => name);
  } finally {
    await owner.destroy();
  }
}

type Done = { readonly calls: number; readonly restarts: number };

function print({ statuses, p50, p99 }: Outcome, { calls, restarts }: Done): void {
  console.log(`\n${calls} calls at ${callsPerSecond} a second, ${restarts} restarts of ${instanceCount} instances`);
  for (const [outcome, count] of [...statuses].sort()) console.log(`${outcome.padEnd(24)}${String(count).padStart(8)}`);
  console.log(`p50 ${p50} ms, p99 ${p99} ms`);
}
