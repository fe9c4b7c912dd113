import { connectDatabase } from '../../../packages/db/src/connection.ts';
import { databaseUrl, startTestServer, templates } from '../../../packages/testing/src/template.ts';
import { exceptions } from './exceptions.ts';
import { findDistributionFaults } from './rules.ts';
import { readSchema } from './schema.ts';

/** Obstacles to distributing by mall, in a freshly migrated database. */
export async function checkDistribution(): Promise<string[]> {
  const server = await startTestServer();
  const database = connectDatabase({ url: databaseUrl(server.url, templates.empty), maxConnections: 4 });
  try {
    return findDistributionFaults(await readSchema(database), exceptions);
  } finally {
    await database.destroy();
    await server.stop();
  }
}
