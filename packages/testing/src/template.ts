import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase } from '@mall/db/connection';
import { createDatabase, dropDatabase, hasDatabase, renameDatabase, withServerLock } from '@mall/db/database-admin';
import { freeBytesOf } from '@mall/db/disk-watch';
import { type EmbeddedServer, startEmbeddedServer } from '@mall/db/embedded-server';
import { loginUrl } from '@mall/db/logins';
import { migrate } from '@mall/db/migrate';
import { prepareServer } from '@mall/db/prepare-server';

/** Migrated, and migrated with the demo malls: the databases that tests clone. */
export const templates = { empty: 'mall_empty', seeded: 'mall_seeded' } as const;

/** The environment variable through which a test run tells its workers where the server is. */
export const serverVariable = 'MALL_TEST_SERVER';

/** The addresses of the other nodes of a cluster, separated by commas: what is created on the server is created on each of them. */
const nodesVariable = 'MALL_TEST_NODES';

/** Does something on the server and then on each other node of its cluster. */
export async function onEachNode(serverUrl: string, work: (nodeUrl: string) => Promise<unknown>): Promise<void> {
  const others = process.env[nodesVariable]?.split(',') ?? [];
  for (const url of [serverUrl, ...others]) await work(url);
}

export type TestServer = Pick<EmbeddedServer, 'folder' | 'urlOf' | 'stop'> & { readonly url: string };

/**
 * The server that MALL_TEST_SERVER names, or a throwaway one. Your own server may have `mall_empty` already, as a cluster must, whose
 * tables are distributed there; its roles and migrations are brought up to date.
 */
export async function openTestServer(): Promise<Pick<TestServer, 'url' | 'stop'>> {
  const url = process.env[serverVariable];
  if (!url) return startTestServer();
  await onEachNode(url, async (node) => {
    await prepareServer(node);
    await dropDatabase(node, templates.seeded);
    if (!(await hasDatabase(node, templates.empty))) await createDatabase(node, templates.empty);
  });
  await migrate(loginUrl(databaseUrl(url, templates.empty), 'owner'));
  return { url, stop: async () => {} };
}

/** Starts a throwaway PostgreSQL with the template of the bare schema; about a second. */
export async function startTestServer(settings: Readonly<Record<string, string>> = {}): Promise<TestServer> {
  const dataFolder = await mkdtemp(join(throwawayFolder(), 'mall-test-'));
  const server = await startEmbeddedServer({ dataFolder, isThrowaway: true, settings });
  try {
    const url = server.urlOf('postgres');
    await prepareServer(url);
    await createDatabase(url, templates.empty);
    await migrate(loginUrl(server.urlOf(templates.empty), 'owner'));
    return { ...server, url };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

const memoryFolder = '/dev/shm';
/** Far more than the databases of a run need at a time. */
const enoughBytes = 4 * 2 ** 30;

/**
 * In memory, where there is enough: on a disk the files of the databases, created and deleted by the thousand, cost more than the tests.
 */
function throwawayFolder(): string {
  const hasMemory =
    existsSync(memoryFolder) && Math.min(freeBytesOf(memoryFolder), process.availableMemory()) > enoughBytes;
  return hasMemory ? memoryFolder : tmpdir();
}

/** The first test that needs the demo malls creates their template; all others, in any process, wait for it. */
export function ensureSeededTemplate(serverUrl: string): Promise<void> {
  return withServerLock(serverUrl, async () => {
    if (await hasDatabase(serverUrl, templates.seeded)) return;
    const draft = `${templates.seeded}_draft`;
    await onEachNode(serverUrl, (node) => createDatabase(node, draft, templates.empty));
    await seed(loginUrl(databaseUrl(serverUrl, draft), 'owner'));
    await onEachNode(serverUrl, (node) => renameDatabase(node, draft, templates.seeded));
  });
}

export function databaseUrl(serverUrl: string, name: string): string {
  return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
}

async function seed(url: string): Promise<void> {
  // Loaded on demand: most test files work on the bare schema, and the demo data is large.
  const { seedDatabase } = await import('@mall/db/seed/seed');
  const database = connectDatabase({ url, maxConnections: 2 });
  try {
    await seedDatabase(database, { log: () => {} });
  } finally {
    await database.destroy();
  }
}
