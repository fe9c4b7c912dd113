import { randomBytes, randomUUID } from 'node:crypto';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Dependencies, Outside } from './dependencies.ts';
import { createLogger } from './logging.ts';
import { authRoutes } from './modules/auth/auth.routes.ts';
import { layoutRoutes } from './modules/layout/layout.routes.ts';
import { requireAccessRules } from './plugins/access-rule.ts';
import { createAccessTokens } from './plugins/access-tokens.ts';
import { registerEnvelope, sendError } from './plugins/envelope.ts';
import { createMallDirectory } from './plugins/mall-directory.ts';

type Module = (app: FastifyInstance, dependencies: Dependencies) => void;

/** Every feature of the API; a new one is added here. */
const modules: readonly Module[] = [layoutRoutes, authRoutes];

const bodyLimitBytes = 100 * 1024;

/** Builds the whole application in the order written here: plugins first, then modules. It never listens. */
export async function buildApp(outside: Outside & { readonly logger?: FastifyBaseLogger }): Promise<FastifyInstance> {
  const { config, database, clock = () => new Date(), random = randomBytes } = outside;
  const dependencies: Dependencies = {
    config,
    database,
    clock,
    random,
    malls: createMallDirectory(database, clock),
    accessTokens: createAccessTokens(config.tokenSecret, clock),
  };
  const app = Fastify({
    loggerInstance: outside.logger ?? createLogger(config.logLevel),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    bodyLimit: bodyLimitBytes,
    // A hop count: `true` would let anyone name an address and dodge the rate limit.
    trustProxy: (_address: string, hop: number) => hop < config.trustedProxyHops,
    frameworkErrors: sendError,
  });

  app.decorate('dependencies', dependencies);
  app.removeContentTypeParser('text/plain');
  requireAccessRules(app);
  registerEnvelope(app);
  for (const register of modules) register(app, dependencies);
  return app;
}
