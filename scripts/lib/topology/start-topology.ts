import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseAddress } from '../../../packages/db/src/logins.ts';
import { startPooler, whyNoPooler } from '../../../packages/testing/src/pooler.ts';
import { buildWeb } from '../build-web.ts';
import { migrateDatabase, openDatabase } from '../database.ts';
import { onStop } from '../lifetime.ts';
import { openSandbox } from '../sandbox.ts';
import { seedWhenEmpty } from '../seed-when-empty.ts';
import { step } from '../step.ts';
import { TaskError } from '../task.ts';
import { type Instance, startInstance } from './instance.ts';
import { startNginx, whyNoNginx } from './nginx.ts';
import { openTopologyReplica, type TopologyReplica } from './replica.ts';

type Pooler = Awaited<ReturnType<typeof startPooler>>;
export type Topology = {
  /** Where browsers and callers come in. */
  readonly origin: string;
  readonly folder: string;
  readonly tokenSecret: string;
  readonly sandbox: Readonly<Record<string, string>>;
  readonly database: Required<DatabaseAddress>;
  readonly instances: readonly Instance[];
  readonly pooler: Pooler | undefined;
  readonly replica: TopologyReplica;
};

/** What ops/compose.yaml says, on this machine, in a folder that goes with it: from what is installed. */
export async function startTopology(port: number): Promise<Topology> {
  const reason = whyNoNginx();
  if (reason) throw new TaskError(`a topology needs what stands before its instances: ${reason}`);
  const folder = mkdtempSync(join(tmpdir(), 'mall-topology-'));
  // PgBouncer, PostgreSQL and nginx's workers are not root.
  chmodSync(folder, 0o755);
  onStop(() => rmSync(folder, { recursive: true, force: true }));
  Object.assign(process.env, { DATA_DIR: folder, DATABASE_URL: '', OFFICE_DATABASE_URL: '', DATABASE_OWNER_URL: '' });
  await buildWeb();
  const database = (await openDatabase()) as Required<DatabaseAddress>;
  await migrateDatabase(database);
  await seedWhenEmpty(database);
  const sandbox = await openSandbox({ port, publicHost: 'localhost' });
  const pooler = await openPooler(database);
  const replica = await openTopologyReplica(folder, database);
  const tokenSecret = randomBytes(32).toString('hex');
  const shared = {
    ...sandbox.settings,
    DATABASE_URL: pooler?.urlOf(database.url) ?? database.url,
    OFFICE_DATABASE_URL: pooler?.urlOf(database.officeUrl) ?? database.officeUrl,
    DATABASE_DIRECT_URL: database.url,
    DATABASE_REPLICA_URL: replica.url,
    ...{ TOKEN_SECRET: tokenSecret, HOST: '127.0.0.1', LOG_LEVEL: 'silent', METRICS_PORT: '' },
    ...{
      TRUST_PROXY_HOPS: '1',
      RATE_LIMIT_PER_MINUTE: '0',
      DRAIN_SECONDS: '5',
      MALL_ORIGIN: `http://{mall}.localhost:${port}`,
    },
  };
  const roles = { 'web-1': 'web', 'web-2': 'web', office: 'office', worker: 'worker' };
  const instances = await step('instances', () =>
    Promise.all(
      Object.entries(roles).map(([name, ROLE], at) =>
        startInstance(name, { ...shared, ROLE, PORT: String(port + 1 + at) }),
      ),
    ),
  );
  await startNginx(folder, { port, instances: { 'web-1': port + 1, 'web-2': port + 2, office: port + 3 } });
  return {
    origin: `http://127.0.0.1:${port}`,
    folder,
    tokenSecret,
    sandbox: sandbox.settings,
    database,
    instances,
    pooler,
    replica,
  };
}

async function openPooler({ url, officeUrl }: Required<DatabaseAddress>): Promise<Pooler | undefined> {
  const reason = whyNoPooler();
  if (reason) {
    console.log(`• without a pooler: ${reason}`);
    return undefined;
  }
  const pooler = await step('PgBouncer', () => startPooler([url, officeUrl], 30));
  onStop(() => pooler.stop());
  return pooler;
}
