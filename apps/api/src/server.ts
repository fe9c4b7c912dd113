import { setTimeout as delay } from 'node:timers/promises';
import { connectApplication, connectOffice, type Database } from '@mall/db/connection';
import { surviveLostConnections } from '@mall/db/lost-connections';
import { listenToChannels, requireNotifications } from '@mall/db/notifications';
import { SettingError } from '@mall/db/settings';
import { requireUsableLogin } from '@mall/db/usable-login';
import { buildApp } from './app.ts';
import { createSearchFollower } from './background/follow-search.ts';
import { startBackground } from './background/start-background.ts';
import { tags } from './catalogue/catalogue-cache.ts';
import { followCatalogue, startPulse } from './catalogue/follow-catalogue.ts';
import { type Config, loadConfig } from './config.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { atMostEvery } from './plugins/at-most-every.ts';

export type RunningServer = {
  readonly address: string;
  /** Where the figures are served, if anywhere. */
  readonly metricsAddress: string | undefined;
  readonly close: () => Promise<void>;
};

/** Serves until `close`, which lets running requests end first. */
export async function startServer(config: Config): Promise<RunningServer> {
  const database = connectApplication({ url: config.databaseUrl, maxConnections: config.databaseConnections });
  await requireUsableLogin(database, 'DATABASE_URL');
  await requireNotifications(config.databaseDirectUrl);
  const officeDatabase = openOfficeDatabase(config);
  const app = await buildApp({ config, database, officeDatabase });
  try {
    const address = await app.listen({ port: config.port, host: config.host });
    const { malls, endedSessions, catalogueCache } = app.dependencies;
    const searchFollower = createSearchFollower(app.dependencies, app.log);
    const listener = listenToChannels(config.databaseDirectUrl, {
      // A run over two thousand malls changes each by itself.
      mall_changed: atMostEvery(1_000, malls.forget),
      session_ended: endedSessions.forget,
      search_changed: searchFollower.wake,
      search_indexed: () => catalogueCache.forget(tags.search),
      ...followCatalogue(catalogueCache),
    });
    const pulse = startPulse(database);
    const metrics = await serveMetrics(app.dependencies, app.log);
    const background = startBackground(app.dependencies, app.log);
    const close = async () => {
      app.draining.current = true;
      if (config.drainSeconds > 0) await delay(config.drainSeconds * 1000);
      await app.close();
      await metrics?.close();
      await background.stop();
      pulse.stop();
      await listener.close();
      await searchFollower.stop();
      await officeDatabase?.destroy();
      await database.destroy();
    };
    return { address, metricsAddress: metrics?.address, close };
  } catch (error) {
    await app.close();
    await officeDatabase?.destroy();
    await database.destroy();
    throw explainListenFailure(error, config);
  }
}

function openOfficeDatabase({ office, officeDatabaseUrl, databaseConnections }: Config): Database | undefined {
  if (office === 'off' || officeDatabaseUrl === undefined) return undefined;
  return connectOffice({ url: officeDatabaseUrl, maxConnections: databaseConnections });
}

function explainListenFailure(error: unknown, { port, host }: Config): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new SettingError(`PORT ${port} is in use: stop what uses it, or write PORT=${port + 1}`);
  if (code === 'EACCES')
    return new SettingError(`PORT ${port} needs more rights: write a port above 1023, such as PORT=3000`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new SettingError(`HOST ${host} is no address of this machine: write HOST=0.0.0.0`);
  return error;
}

async function serveUntilStopped(): Promise<void> {
  surviveLostConnections();
  try {
    const server = await startServer(loadConfig(process.env));
    console.log(`listening on ${server.address}`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void server.close().then(() => process.exit(0)));
    }
  } catch (error) {
    console.error(error instanceof SettingError ? `✗ ${error.message}` : error);
    process.exitCode = 1;
  }
}

if (import.meta.main) await serveUntilStopped();
