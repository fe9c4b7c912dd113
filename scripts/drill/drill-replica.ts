import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createDatabaseGate } from '../../apps/api/src/testing/database-gate.ts';
import { signMembersIn } from '../../apps/api/src/testing/sign-members-in.ts';
import { connectDatabase } from '../../packages/db/src/connection.ts';
import { withServer } from '../../packages/db/src/database-admin.ts';
import { stopCluster } from '../../packages/db/src/embedded-postmaster.ts';
import { findFreePort, processesIn, sendSignal } from '../../packages/db/src/embedded-process.ts';
import type { EmbeddedServer } from '../../packages/db/src/embedded-server.ts';
import { addressOf } from '../../packages/db/src/logins.ts';
import { replicatingSettings, startReplicaOf } from '../../packages/testing/src/replica.ts';
import { startTestServer } from '../../packages/testing/src/template.ts';
import { startMall } from '../bench/child-server.ts';
import { percentile } from '../bench/percentile.ts';
import { readingSettings } from '../bench/reading-settings.ts';
import { onStop } from '../lib/lifetime.ts';
import { step } from '../lib/step.ts';
import { database, makeDatabase } from './drill-database.ts';
import { createShopper, emptyTally, type Tally } from './shopper.ts';

const shoppers = 12;
const mall = { mallId: 1, mallUrl: 'familyshop', salesType: 'GENERAL' } as const;

/**
 * Two instances over a primary and its streaming replica, under load, while the replica is stopped, behind, killed, frozen and finally promoted. True
 * when no call was refused and everybody could read what they had just written.
 */
export async function drillReplica({ seconds }: { readonly seconds: number }): Promise<boolean> {
  const primary = await step('PostgreSQL with the demo malls', openPrimary);
  const copy = await step('its replica', () => startReplicaOf(primary));
  onStop(() => copy.stop());
  const gate = await createDatabaseGate(addressOf(copy.urlOf(database)).url);
  onStop(() => gate.shut());
  const load = await step('two instances', () => openLoad(primary.urlOf(database), gate.url));
  const onReplica = (statement: string) => withServer(copy.urlOf(database), (client) => client.unsafe(statement));
  const cluster = join(copy.folder, 'data');
  const signal = async (name: NodeJS.Signals) => sendSignal(processesIn(cluster), name);

  console.log(`\n${shoppers} shoppers, ${seconds} s each\n`);
  printRow('', 'calls', 'refused', 'own missed', 'of', 'p50 ms', 'p99 ms', 'slowest', 'replica', 'fallback');
  const phases: Phase[] = [
    { name: 'all is well' },
    { name: 'replica away', begin: gate.shut, end: gate.open },
    { name: 'back' },
    {
      name: 'replica behind',
      begin: () => onReplica('select pg_wal_replay_pause()'),
      end: () => onReplica('select pg_wal_replay_resume()'),
    },
    { name: 'caught up' },
    { name: 'replica killed', begin: () => stopCluster(cluster) },
    { name: 'replica frozen', begin: () => signal('SIGSTOP'), end: () => signal('SIGCONT') },
    { name: 'thawed' },
    { name: 'replica promoted', begin: () => onReplica('select pg_promote()') },
  ];
  let isGood = true;
  for (const phase of phases) isGood = (await run(phase, load, seconds)) && isGood;
  return isGood;
}

type Phase = {
  readonly name: string;
  readonly begin?: () => Promise<unknown>;
  readonly end?: () => Promise<unknown>;
};

async function run({ name, begin, end }: Phase, load: Load, seconds: number): Promise<boolean> {
  const before = await load.readShares();
  const tally = emptyTally();
  const loading = load.shop(tally, performance.now() + seconds * 1000);
  // During calls, not before them.
  await delay(500);
  await begin?.();
  await loading;
  await end?.();
  const after = await load.readShares();
  const [replica = 0, fallback = 0, primary = 0] = after.map((count, index) => count - (before[index] ?? 0));
  const share = (count: number) => `${((100 * count) / (replica + fallback + primary)).toFixed(1)} %`;
  printRow(
    name,
    ...[tally.calls, tally.refused, tally.ownMissed, tally.ownLooked],
    ...[percentile(tally.times, 0.5), percentile(tally.times, 0.99), Math.max(...tally.times)].map(Math.round),
    ...[share(replica), share(fallback)],
  );
  if (tally.refused > 0) console.log(`  first of the refused: ${tally.refusal}`);
  return tally.refused === 0 && tally.ownMissed === 0;
}

async function openPrimary(): Promise<Pick<EmbeddedServer, 'folder' | 'urlOf'>> {
  const primary = await startTestServer(replicatingSettings);
  onStop(() => primary.stop());
  await makeDatabase(primary.url);
  return primary;
}

type Load = {
  readonly shop: (tally: Tally, until: number) => Promise<void>;
  /** Reads at the replica, those restarted at the primary, and those sent to the primary. */
  readonly readShares: () => Promise<number[]>;
};

async function openLoad(ownerUrl: string, replicaUrl: string): Promise<Load> {
  const folder = await mkdtemp(join(tmpdir(), 'mall-drill-'));
  onStop(() => rm(folder, { recursive: true, force: true }));
  const tokenSecret = randomBytes(32).toString('hex');
  const settings = {
    ...readingSettings({ url: addressOf(ownerUrl).url, folder }),
    ...{ DATABASE_REPLICA_URL: replicaUrl, TOKEN_SECRET: tokenSecret, LOG_LEVEL: 'fatal' },
  };
  const ports = [await findFreePort(), await findFreePort()];
  const servers = await Promise.all(ports.map((port) => startMall({ ...settings, METRICS_PORT: String(port) })));
  const owner = connectDatabase({ url: ownerUrl, maxConnections: 1 });
  const tokens = await signMembersIn(owner, { mall, count: shoppers, tokenSecret });
  const { categories, goods } = await pickProducts(owner);
  await owner.destroy();
  const agent = new Agent({ keepAlive: true });
  onStop(() => agent.destroy());
  return {
    shop: async (tally, until) => {
      await Promise.all(
        tokens.map(async (token, index) => {
          const paths = [
            `/products/list/goods?ctgNo=${categories[index % categories.length]}&page=1`,
            ...[0, 1, 2].map((turn) => `/products/goods/${goods[(index + turn) % goods.length]}`),
            '/layout/menu',
            '/layout/smart',
          ];
          const origins = servers.map(({ origin }) => origin);
          const productNo = goods[index % goods.length] ?? '';
          const shopper = createShopper({ token, origins, agent, tally, paths, productNo });
          // Every fourth writes, and its reads go to the primary for a while afterwards.
          while (performance.now() < until) await (index % 4 === 0 ? shopper.ask() : shopper.browse());
        }),
      );
    },
    readShares: async () => {
      const texts = await Promise.all(
        ports.map(async (port) => (await fetch(`http://localhost:${port}/metrics`)).text()),
      );
      return ['replica', 'fallback', 'primary'].map((server) =>
        texts.reduce((sum, text) => {
          const [, count = '0'] = new RegExp(`mall_database_reads_total{server="${server}"} (\\d+)`).exec(text) ?? [];
          return sum + Number(count);
        }, 0),
      );
    },
  };
}

async function pickProducts(owner: ReturnType<typeof connectDatabase>) {
  const rows = await owner
    .selectFrom('listing')
    .select(['productNo', 'categoryNo'])
    .where('mallId', '=', mall.mallId)
    .where('isOn', '=', true)
    .where('productNo', 'like', 'GD%')
    .orderBy('productNo')
    .limit(40)
    .execute();
  return {
    goods: rows.map(({ productNo }) => productNo),
    categories: [...new Set(rows.map(({ categoryNo }) => categoryNo))],
  };
}

function printRow(name: string, ...values: readonly (string | number)[]): void {
  console.log(name.padEnd(18) + values.map((value) => String(value).padStart(11)).join(''));
}
