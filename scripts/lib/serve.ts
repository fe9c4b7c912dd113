import { type Config, loadConfig } from '../../apps/api/src/config.ts';
import { type RunningServer, startServer } from '../../apps/api/src/server.ts';
import { requireBuilt } from './build-web.ts';
import { openDatabase, requireMigrated } from './database.ts';
import { onStop, untilStopped } from './lifetime.ts';

/** Serves as long as the task runs. */
export async function serve(config: Config): Promise<RunningServer> {
  const server = await startServer(config);
  onStop(() => server.close());
  return server;
}

/** Serves the existing build on existing tables; creates neither, and no rows. */
export async function serveAsItIs(environment: NodeJS.ProcessEnv): Promise<never> {
  const database = await openDatabase();
  const config = loadConfig({ ...environment, DATABASE_URL: database.url, OFFICE_DATABASE_URL: database.officeUrl });
  requireBuilt(config.role);
  await requireMigrated(database.url, 'run npm run migrate with DATABASE_OWNER_URL set');
  const { address } = await serve(config);
  console.log(`listening on ${address}`);
  return untilStopped();
}
