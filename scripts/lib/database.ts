import { createDatabase, hasDatabase } from '../../packages/db/src/database-admin.ts';
import { startEmbeddedServer } from '../../packages/db/src/embedded-server.ts';
import { isMigrated, migrate } from '../../packages/db/src/migrate.ts';
import { readDatabaseSettings } from '../../packages/db/src/settings.ts';
import { onStop } from './lifetime.ts';
import { step } from './step.ts';
import { TaskError } from './task.ts';

const databaseName = 'mall';

/** The address of a running database: the one of DATABASE_URL, else the embedded server's, started when it does not run. */
export async function openDatabase(): Promise<string> {
  const { databaseUrl, dataFolder } = readDatabaseSettings(process.env);
  if (databaseUrl) return databaseUrl;
  return step('PostgreSQL', async () => {
    const server = await startEmbeddedServer({ dataFolder });
    onStop(() => server.stop());
    const serverUrl = server.urlOf('postgres');
    if (!(await hasDatabase(serverUrl, databaseName))) await createDatabase(serverUrl, databaseName);
    return server.urlOf(databaseName);
  });
}

export async function migrateDatabase(url: string): Promise<void> {
  await step('migrations', async () => {
    const applied = await migrate(url);
    if (applied.length > 0) process.stdout.write(`${applied.length} applied, `);
  });
}

/** The address of a database that a mall has been started on: a task beside the mall changes no tables. */
export async function openMigratedDatabase(): Promise<string> {
  const url = await openDatabase();
  if (!(await isMigrated(url)))
    throw new TaskError('the tables of this database are missing or older than the code: run npm start on it once');
  return url;
}
