import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import compress from '@fastify/compress';
import { AppError } from '@mall/contracts/errors';
import { checkoutFolder } from '@mall/db/settings';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { createDependencies } from './create-dependencies.ts';
import type { Outside } from './dependencies.ts';
import { createLogger } from './logging.ts';
import { countRequests } from './metrics/count-requests.ts';
import { officeModules } from './office-modules.ts';
import { isBuilt, readInlineScript } from './pages/first-paint.ts';
import { officePages } from './pages/office.routes.ts';
import { pageRoutes } from './pages/page.routes.ts';
import { reloadOnce } from './pages/reload-once.ts';
import { type Folders, registerStaticFiles } from './pages/static-files.ts';
import { requireAccessRules } from './plugins/access-rule.ts';
import { registerApiDocs } from './plugins/api-docs.ts';
import { registerEnvelope, sendError } from './plugins/envelope.ts';
import { registerHealth } from './plugins/health.ts';
import { separateOffice } from './plugins/office-host.ts';
import { readOwnHosts } from './plugins/own-hosts.ts';
import { registerRateLimits } from './plugins/rate-limits.ts';
import { compressedFromBytes } from './plugins/reply.ts';
import { dataHeaders, registerPageHeaders } from './plugins/security-headers.ts';
import {
  endDrainedSockets,
  endSilentSockets,
  endTricklingBodies,
  refuseTwoHosts,
  type SocketLimits,
  serverOptionsOf,
  socketLimitsOf,
} from './plugins/socket-limits.ts';
import { rejectUnreadable } from './plugins/unreadable-requests.ts';
import { shopModules } from './shop-modules.ts';
import type { Tracing } from './tracing/tracing.ts';

const builtFolders: Folders = {
  web: join(checkoutFolder, 'apps/web/dist'),
  office: join(checkoutFolder, 'apps/admin/dist'),
  images: join(checkoutFolder, 'assets/images'),
};

type AppOptions = Outside & {
  readonly logger?: FastifyBaseLogger;
  readonly tracing?: Tracing | undefined;
  readonly folders?: Folders;
  readonly socketLimits?: SocketLimits;
};

/** Builds the whole application in the order written here: plugins first, then modules, then pages. It does not listen. */
export async function buildApp({
  logger,
  tracing,
  folders = builtFolders,
  socketLimits,
  ...outside
}: AppOptions): Promise<FastifyInstance> {
  const { config } = outside;
  const limits = socketLimits ?? socketLimitsOf(config);
  const dependencies = createDependencies(outside);
  const app: FastifyInstance = Fastify({
    loggerInstance: logger ?? createLogger(config.logLevel),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    bodyLimit: 100 * 1024,
    ...serverOptionsOf(limits),
    // While the server shuts down, requests on open connections are still served.
    return503OnClosing: false,
    // A number of hops: `true` would let anyone forge an address and evade the rate limit.
    trustProxy: (_address: string, hop: number) => hop < config.trustedProxyHops,
    frameworkErrors: sendError,
    clientErrorHandler: rejectUnreadable,
  });
  app.decorate('dependencies', dependencies).decorate('draining', { current: false });
  app.removeContentTypeParser('text/plain');
  // Uploads; each endpoint sets its own size limit.
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  tracing?.follow(app);
  refuseTwoHosts(app);
  readOwnHosts(app, dependencies);
  endDrainedSockets(app);
  endSilentSockets(app);
  endTricklingBodies(app, limits);
  countRequests(app);
  requireAccessRules(app);
  separateOffice(app, config);
  registerEnvelope(app);
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: compressedFromBytes });
  await registerRateLimits(app, dependencies);
  await registerApiDocs(app);
  await app.register(async (api) => {
    api.addHook('onRequest', (_request, reply, done) => {
      reply.headers(dataHeaders);
      done();
    });
    registerHealth(api);
    for (const register of [...shopModules, ...officeModules]) register(api, dependencies);
    api.all('/api/*', { config: { access: 'public' } }, () => Promise.reject(new AppError('4040')));
  });
  await app.register(async (pages) => {
    const firstPaint = isBuilt(folders.web) ? [readInlineScript(folders.web)] : [];
    await registerPageHeaders(pages, config, [reloadOnce, ...firstPaint]);
    await registerStaticFiles(pages, folders, dependencies);
    if (config.role.servesMalls) await pageRoutes(pages, dependencies, folders);
  });
  if (config.role.servesOffice) await app.register((office) => officePages(office, dependencies, folders.office));
  return app;
}
