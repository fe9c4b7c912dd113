import { setTimeout as delay } from 'node:timers/promises';
import { connectApplication, connectOffice, type Database, type OnStatement } from '@mall/db/connection';
import { surviveLostConnections } from '@mall/db/lost-connections';
import { listenToChannels, requireNotifications } from '@mall/db/notifications';
import { openReplica, type Replica } from '@mall/db/replica';
import { SettingError } from '@mall/db/settings';
import { requireUsableLogin } from '@mall/db/usable-login';
import type { FastifyBaseLogger } from 'fastify';
import { buildApp } from './app.ts';
import { createFollowers } from './background/followers.ts';
import { startBackground } from './background/start-background.ts';
import { tags } from './catalogue/catalogue-cache.ts';
import { type Config, loadConfig, requireOfficeAddress } from './config.ts';
import { requireUsableStore } from './files/open-file-store.ts';
import { createLogger } from './logging.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { officeConnectionsOf, usesOffice } from './most-connections.ts';
import { atMostEvery } from './plugins/at-most-every.ts';
import { listenAt } from './plugins/listen-at.ts';
import type { Tracing } from './tracing/tracing.ts';

export type RunningServer = {
  readonly address: string;
  /** Where the metrics are served, if anywhere. */
  readonly metricsAddress: string | undefined;
  readonly close: () => Promise<void>;
};

/** Serves until `close`, which lets running requests end first. */
export async function startServer(config: Config): Promise<RunningServer> {
  requireOfficeAddress(config);
  const logger = createLogger(config.logLevel);
  const tracing = await startTracing(config, logger);
  const onStatement = tracing?.noteStatement;
  const { databaseUrl: url, databaseConnections: maxConnections } = config;
  const database = connectApplication({ url, maxConnections, onStatement });
  await requireUsableLogin(database, 'DATABASE_URL');
  await requireNotifications(config.databaseDirectUrl);
  const officeDatabase = openOfficeDatabase(config, onStatement);
  const replica = await followReplica(config, logger, onStatement).catch(async (error: unknown) => {
    await database.destroy();
    throw error;
  });
  const app = await buildApp({ config, database, officeDatabase, replica, logger, tracing });
  try {
    if (config.filesUrl) await requireUsableStore(app.dependencies.files);
    const address = await listenAt(app, config, { port: 'PORT', host: 'HOST' });
    // First, because its port may be in use and nothing else needs closing yet.
    const metrics = await serveMetrics(app.dependencies, app.log);
    const { malls, endedSessions, catalogueCache, callCounts } = app.dependencies;
    const followers = createFollowers(app.dependencies, app.log);
    const channels = {
      session_ended: endedSessions.forget,
      calls_counted: callCounts.hear,
      search_indexed: () => catalogueCache.forget(tags.search),
      catalogue_changed: catalogueCache.forget,
      ...(config.role.works && { product_changed: followers.channels.product_changed }),
      ...withNews(replica, {
        // A run over two thousand malls changes each of them separately.
        mall_changed: atMostEvery(1_000, malls.forget),
        search_changed: config.role.works ? followers.channels.search_changed : () => {},
      }),
    };
    const listener = listenToChannels(config.databaseDirectUrl, channels, { onBeat: catalogueCache.hear });
    const background = config.role.works ? startBackground(app.dependencies, app.log) : undefined;
    const close = async () => {
      app.draining.current = true;
      if (config.drainSeconds > 0) await delay(config.drainSeconds * 1000);
      await app.close();
      await metrics?.close();
      await background?.stop();
      await listener.close();
      await followers.stop();
      await replica?.close();
      await officeDatabase?.destroy();
      await database.destroy();
      await tracing?.close();
    };
    return { address, metricsAddress: metrics?.address, close };
  } catch (error) {
    await app.close();
    await replica?.close();
    await officeDatabase?.destroy();
    await database.destroy();
    throw error;
  }
}

/** Its packages are loaded only where tracing is configured. */
async function startTracing({ tracing }: Config, log: FastifyBaseLogger): Promise<Tracing | undefined> {
  if (!tracing) return undefined;
  const { openTracing } = await import('./tracing/open-tracing.ts');
  return openTracing(tracing, log);
}

async function followReplica(
  config: Config,
  log: FastifyBaseLogger,
  onStatement: OnStatement | undefined,
): Promise<Replica | undefined> {
  const { databaseReplicaUrl: url, databaseUrl: primaryUrl, databaseConnections: maxConnections } = config;
  const onChange = ({ isUsed, reason }: { readonly isUsed: boolean; readonly reason: string }) =>
    log[isUsed ? 'info' : 'warn']({ reason }, isUsed ? 'reads go to the replica' : 'reads go to the primary');
  return url === undefined ? undefined : openReplica({ url, primaryUrl, maxConnections, onChange, onStatement });
}

type Channels = Parameters<typeof listenToChannels>[1];

/** Values dropped by a notification must not be cached again from a replica that does not have the change yet. */
const withNews = (replica: Replica | undefined, channels: Channels): Channels =>
  Object.fromEntries(
    Object.entries(channels).map(([channel, onNotify]) => [
      channel,
      (payload) => {
        replica?.expectNews();
        onNotify(payload);
      },
    ]),
  );

function openOfficeDatabase(config: Config, onStatement: OnStatement | undefined): Database | undefined {
  const { officeDatabaseUrl: url } = config;
  if (!usesOffice(config) || url === undefined) return undefined;
  return connectOffice({ url, maxConnections: officeConnectionsOf(config), onStatement });
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
