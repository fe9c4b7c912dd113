import { askInTime } from '@mall/db/ask-in-time';
import { connectApplication, connectOffice } from '@mall/db/connection';
import Fastify from 'fastify';
import { collectDefaultMetrics, Gauge } from 'prom-client';
import type { Dependencies } from '../dependencies.ts';
import { listenAt } from '../plugins/listen-at.ts';
import { registerFigures } from './read-figures.ts';

type Log = { readonly error: (details: object, text: string) => void };
type MetricsServer = { readonly address: string; readonly close: () => Promise<void> };

/**
 * Serves `GET /metrics` for Prometheus at an address of its own (`METRICS_PORT`, `METRICS_HOST`), which no proxy forwards to: the metrics name no
 * person, but reveal how the business does. When the database does not respond within two seconds, the process's own counts are served without the rest.
 */
export async function serveMetrics(dependencies: Dependencies, log: Log): Promise<MetricsServer | undefined> {
  const { config, metrics } = dependencies;
  if (!config.metrics) return undefined;
  const { registry } = metrics;
  collectDefaultMetrics({ register: registry });
  const up = new Gauge({ registers: [registry], name: 'mall_database_up', help: '1 while the database responds.' });
  const own = connectOwn(dependencies);
  const { readLoad, readDatabase } = registerFigures(registry, dependencies, own);
  const read = () =>
    readDatabase().then(
      () => true,
      (err: unknown) => {
        log.error({ err }, 'metrics could not be read');
        return false;
      },
    );
  // Prometheus gives up after ten seconds, and then lacks the figures that say why.
  const isRead = askInTime(read, false);
  const server = Fastify();
  server.get('/metrics', async (_request, reply) => {
    readLoad();
    up.set((await isRead()) ? 1 : 0);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  const address = await listenAt(server, config.metrics, { port: 'METRICS_PORT', host: 'METRICS_HOST' });
  const close = async () => {
    await server.close();
    await Promise.all([own.database.destroy(), own.officeDatabase?.destroy()]);
  };
  return { address, close };
}

/** One connection for each login that the instance has; requests that have used up theirs must not hide that they have. */
function connectOwn({ config, officeDatabase }: Dependencies) {
  const { databaseUrl, officeDatabaseUrl } = config;
  return {
    database: connectApplication({ url: databaseUrl, maxConnections: 1 }),
    officeDatabase:
      officeDatabase && officeDatabaseUrl ? connectOffice({ url: officeDatabaseUrl, maxConnections: 1 }) : undefined,
  };
}
