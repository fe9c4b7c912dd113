import { randomBytes } from 'node:crypto';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedServer, startEmbeddedServer } from '../../../packages/db/src/embedded-server.ts';
import { addressOf, type DatabaseAddress } from '../../../packages/db/src/logins.ts';
import { prepareEmbeddedDatabase } from '../../../packages/db/src/prepare-server.ts';
import { makeCertificates, makeExpiredCertificate } from '../../../packages/testing/src/certificates.ts';
import { startPooler, whyNoPooler } from '../../../packages/testing/src/pooler.ts';
import { type S3Server, startS3Server } from '../../../packages/testing/src/s3-server.ts';
import { buildWeb } from '../build-web.ts';
import { migrateDatabase } from '../database.ts';
import { onStop } from '../lifetime.ts';
import { openSandbox } from '../sandbox.ts';
import { seedWhenEmpty } from '../seed-when-empty.ts';
import { step } from '../step.ts';
import { TaskError } from '../task.ts';
import { type Instance, startInstance } from './instance.ts';
import { startNginx, whyNoNginx } from './nginx.ts';
import { openTopologyReplica, type TopologyReplica } from './replica.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';

type Pooler = Awaited<ReturnType<typeof startPooler>>;
export type Topology = {
  /** The address for callers, with TLS, and the authority of its certificate. */
  readonly origin: string;
  readonly authority: string;
  readonly certificate: { readonly serve: (which: 'valid' | 'expired') => void };
  readonly folder: string;
  readonly tokenSecret: string;
  readonly sandbox: Readonly<Record<string, string>>;
  readonly primary: EmbeddedServer;
  /** The primary: another one after a failover. */
  database: Required<DatabaseAddress>;
  readonly instances: readonly Instance[];
  readonly pooler: Pooler | undefined;
  readonly replica: TopologyReplica;
  readonly store: S3Server;
  /** The primary's own file system, if one could be mounted. */
  readonly disk: SmallDisk | undefined;
};

/** The setup of ops/compose.yaml on this machine, in a temporary folder, with the installed programs. */
export async function startTopology(port: number): Promise<Topology> {
  const tokenSecret = randomBytes(32).toString('hex');
  const reason = whyNoNginx();
  if (reason) throw new TaskError(`a topology needs what stands before its instances: ${reason}`);
  const folder = mkdtempSync(join(tmpdir(), 'mall-topology-'));
  // PgBouncer, PostgreSQL and nginx's workers do not run as root.
  chmodSync(folder, 0o755);
  onStop(() => rmSync(folder, { recursive: true, force: true }));
  Object.assign(process.env, { DATA_DIR: folder, DATABASE_URL: '', OFFICE_DATABASE_URL: '', DATABASE_OWNER_URL: '' });
  const store = await startS3Server('mall-files', { accessKeyId: 'topology', secretAccessKey: tokenSecret });
  onStop(() => store.shut());
  Object.assign(process.env, {
    ...{ FILES_URL: 's3://mall-files/topology', AWS_ENDPOINT_URL_S3: store.endpoint, AWS_REGION: 'ap-northeast-2' },
    ...{ AWS_ACCESS_KEY_ID: 'topology', AWS_SECRET_ACCESS_KEY: tokenSecret },
  });
  await buildWeb();
  const { disk, primary, database } = await openPrimary(folder);
  await migrateDatabase(database);
  await seedWhenEmpty(database);
  const sandbox = await openSandbox({ port, publicHost: 'localhost' });
  const pooler = await openPooler(database);
  const replica = await openTopologyReplica(folder, database);
  const shared = {
    ...sandbox.settings,
    ...databaseSettings({ pooler, database }),
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
  const { authority, ...certificate } = await openBalancer(folder, port);
  return {
    origin: `https://127.0.0.1:${port + 5}`,
    ...{ authority, certificate },
    folder,
    tokenSecret,
    sandbox: sandbox.settings,
    ...{ primary, database, instances, pooler, replica, store, disk },
  };
}

/** How instances reach the primary: through the pooler, if there is one, and directly. */
export const databaseSettings = ({ pooler, database: { url, officeUrl } }: Pick<Topology, 'pooler' | 'database'>) => ({
  DATABASE_URL: pooler?.urlOf(url) ?? url,
  OFFICE_DATABASE_URL: pooler?.urlOf(officeUrl) ?? officeUrl,
  DATABASE_DIRECT_URL: url,
});

/** The primary, on its own file system where possible. */
async function openPrimary(folder: string) {
  const home = join(folder, 'postgres');
  mkdirSync(home, { mode: 0o755 });
  const disk = mountSmallDisk(home);
  const primary = await step('PostgreSQL', () => startEmbeddedServer({ dataFolder: folder }));
  onStop(() => primary.stop());
  await prepareEmbeddedDatabase(primary, 'mall');
  return { disk, primary, database: addressOf(primary.urlOf('mall')) };
}

/** nginx with a certificate for the host of the mall used for buying. */
async function openBalancer(folder: string, port: number) {
  const { authority, certificate, key } = makeCertificates(folder, 'familyshop.localhost');
  const files = { valid: certificate, expired: makeExpiredCertificate(folder) };
  const served = join(folder, 'served.crt');
  cpSync(files.valid, served);
  const instances = { 'web-1': port + 1, 'web-2': port + 2, office: port + 3 };
  const nginx = await startNginx(folder, { port, instances, tls: { port: port + 5, certificate: served, key } });
  const serve = (which: keyof typeof files) => {
    cpSync(files[which], served);
    nginx.reload();
  };
  return { authority: readFileSync(authority, 'utf8'), serve };
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
