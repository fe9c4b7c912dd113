import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase } from '@mall/db/connection';
import { createDatabase } from '@mall/db/database-admin';
import { startEmbeddedServer } from '@mall/db/embedded-server';
import { migrate } from '@mall/db/migrate';
import { seedDatabase } from '@mall/db/seed/seed';

/** Migrated, and migrated with the demo malls: the databases that tests clone. */
export const templates = { empty: 'mall_empty', seeded: 'mall_seeded' } as const;

/** Names the environment variable through which a test run tells its workers where the server is. */
export const serverVariable = 'MALL_TEST_SERVER';

export type TestServer = { readonly url: string; stop(): Promise<void> };

/** Starts a throwaway PostgreSQL with both templates; about three seconds. */
export async function startTestServer(): Promise<TestServer> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'mall-test-'));
  const server = await startEmbeddedServer({ dataFolder, isThrowaway: true });
  try {
    const url = server.urlOf('postgres');
    await createDatabase(url, templates.empty);
    await migrate(server.urlOf(templates.empty));
    await createDatabase(url, templates.seeded, templates.empty);
    await seedTemplate(server.urlOf(templates.seeded));
    return { url, stop: server.stop };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function seedTemplate(url: string): Promise<void> {
  const database = connectDatabase({ url, maxConnections: 2 });
  try {
    await seedDatabase(database, { log: () => {} });
  } finally {
    await database.destroy();
  }
}
