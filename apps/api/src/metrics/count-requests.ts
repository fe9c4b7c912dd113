import { readHost } from '@mall/domain/mall-validity';
import type { FastifyInstance } from 'fastify';

/** A label of a host name has at most 63 characters. */
const longestLabel = 63;

/**
 * Counts each request by its route's pattern, and logs a line about it with `ACCESS_LOG=on`: mall, route, status and milliseconds. Neither
 * contains an address, a query or a name.
 */
export function countRequests(app: FastifyInstance): void {
  const { config, metrics } = app.dependencies;
  if (!config.metrics && !config.hasAccessLog) return;
  app.addHook('onResponse', ({ method, headers, routeOptions, log }, reply, done) => {
    const route = routeOptions.url ?? 'none';
    const status = reply.statusCode;
    if (config.metrics) metrics.requests.observe({ method, route, status }, reply.elapsedTime / 1000);
    if (config.hasAccessLog && routeOptions.logLevel !== 'silent') {
      const mall = readHost(headers.host, config.allowedDomains)?.mallUrl?.slice(0, longestLabel);
      log.info({ mall, method, route, status, milliseconds: Math.round(reply.elapsedTime) }, 'request');
    }
    done();
  });
}
