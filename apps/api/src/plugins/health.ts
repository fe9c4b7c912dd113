import type { FastifyInstance } from 'fastify';
import { isDatabaseReachable } from './mall.repository.ts';

/** For load balancers: 200 when this instance can serve, 503 when its database is away. */
export function registerHealth(app: FastifyInstance): void {
  const { database } = app.dependencies;
  app.get(
    '/api/health',
    { config: { access: 'public', rateLimit: false }, logLevel: 'silent' },
    async (_request, reply) => {
      const isReachable = await isDatabaseReachable(database);
      return reply
        .code(isReachable ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ status: isReachable ? 'ok' : 'database unreachable' });
    },
  );
}
