import type { FastifyInstance, FastifyReply } from 'fastify';

/**
 * For load balancers and supervisors; none of them counts as a request, or waits for a connection of the request pool.
 * `/api/live`: 200 while the process responds at all; when it does not, only a restart helps.
 * `/api/ready`, `/api/health`: 200 when this instance can serve, 503 when its database does not respond within two seconds, or while it ends.
 * `/api/health` also says how many seconds ago a round of each job ended, on whichever instance; for people, it does not affect the status.
 */
export function registerHealth(app: FastifyInstance): void {
  const { probe } = app.dependencies;
  const config = { access: 'public', rateLimit: false, servedAt: 'all' } as const;
  const options = { config, logLevel: 'silent' } as const;
  app.addHook('onClose', () => probe.close());

  const send = (reply: FastifyReply, code: 200 | 503, status: string, more: object = {}) =>
    reply
      .code(code)
      .header('cache-control', 'no-store')
      .send({ status, ...more });

  app.get('/api/live', options, (_request, reply) => send(reply, 200, 'ok'));
  for (const path of ['/api/health', '/api/ready']) {
    app.get(path, options, async (_request, reply) => {
      if (app.draining.current) return send(reply, 503, 'ending');
      if (!(await probe.isReachable())) return send(reply, 503, 'database unreachable');
      return send(reply, 200, 'ok', path === '/api/health' ? { jobs: await probe.jobAges() } : {});
    });
  }
}
