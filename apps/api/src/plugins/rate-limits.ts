import rateLimit, { type errorResponseBuilderContext } from '@fastify/rate-limit';
import { AppError } from '@mall/contracts/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import { addressKey } from './address-key.ts';
import { type CallCounter, type CallCounts, type Count, countedMilliseconds } from './call-counts.ts';
import { createCallerKey, isSessionKey } from './rate-limit-key.ts';

const sharedEveryMilliseconds = 1_000;
/** Guessing pays off more here than anywhere else. */
const sensitiveShare = 1 / 20;
const isSensitive = (url: string) =>
  /\/(auth|certifications|join|recaptcha\/challenge|recovery|users\/password)(\/|$)/.test(url);
/** Share of an address's calls. Few are needed: a browser fetches one document per visit, and another at each reload. */
const pageShare = 1 / 5;

/**
 * Limits calls a minute: by session once its token is verified, otherwise by address; documents and sensitive calls are counted
 * separately, over all instances. Error 4290 with Retry-After. `RATE_LIMIT_PER_MINUTE=0` turns all of it off. The numbers: docs/decisions/0029.
 */
export async function registerRateLimits(scope: FastifyInstance, dependencies: Dependencies): Promise<void> {
  const { rateLimitPerMinute: perSession, rateLimitPerAddress: perAddress, trustedProxyHops } = dependencies.config;
  if (perSession === 0) return;
  const most = (share: number) => (_request: FastifyRequest, key: string) =>
    Math.ceil((isSessionKey(key) ? perSession : perAddress) * share);
  const silent = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

  shareSteadily(scope, dependencies.callCounts);
  // Before the plugin's own hook, which reads what this one writes.
  scope.addHook('onRoute', (route: RouteOptions) => {
    const { endpoint, isPage } = route.config ?? {};
    if (endpoint && isSensitive(route.url)) {
      limitRoute(route, { max: most(sensitiveShare) });
      route.preHandler = limitAccounts(scope, Math.ceil(perSession * sensitiveShare));
    }
    if (isPage) limitRoute(route, { max: most(pageShare), keyGenerator: addressKey });
  });
  await scope.register(rateLimit, {
    max: most(1),
    timeWindow: countedMilliseconds,
    store: storeOf(dependencies.callCounts),
    keyGenerator: createCallerKey(dependencies),
    // Headers only where they are useful: on the refusal.
    addHeaders: { ...silent, 'retry-after': true },
    addHeadersOnExceeding: silent,
    errorResponseBuilder: (_request, { ttl }: errorResponseBuilderContext) => tooMany(Math.ceil(ttl / 1000)),
    onExceeded: ({ log, headers }, key) => {
      if (trustedProxyHops === 0 && headers['x-forwarded-for'] && !isSessionKey(key))
        log.warn('requests come through a proxy and are counted as one address: set TRUST_PROXY_HOPS');
    },
  });
}

/** Without the database each instance goes on counting by itself. */
function shareSteadily(scope: FastifyInstance, { share }: CallCounts): void {
  const sharing = setInterval(() => void share().catch(() => {}), sharedEveryMilliseconds).unref();
  scope.addHook('onClose', (_scope, done) => {
    clearInterval(sharing);
    done();
  });
}

/** The plugin's counters: one for each route with a limit of its own, one for accounts, one for everything else. */
function storeOf({ counter }: CallCounts) {
  return class CountingStore {
    readonly #count: CallCounter;

    constructor(_options: object, name = 'calls') {
      this.#count = counter(name);
    }

    incr(caller: string, done: (error: Error | null, count: Count) => void): void {
      done(null, this.#count(caller));
    }

    child(options: object): CountingStore {
      const { routeInfo } = options as ChildOptions;
      return new CountingStore({}, routeInfo?.url ? `${routeInfo.method} ${routeInfo.url}` : 'accounts');
    }
  };
}
/** The plugin's types name the route itself. */
type ChildOptions = { readonly routeInfo?: Partial<Pick<RouteOptions, 'method' | 'url'>> };

function limitRoute(route: RouteOptions, limit: NonNullable<RouteOptions['config']>['rateLimit']): void {
  route.config = { ...route.config, rateLimit: { timeWindow: countedMilliseconds, ...limit } };
}

const tooMany = (seconds: number) =>
  new AppError('4290', { description: `요청이 너무 많아요. ${seconds}초 뒤에 다시 시도해 주세요.` });

/** The account named by the body of a call, together with the address: nobody uses up the account's calls from another address. */
function accountKey(request: FastifyRequest): string | undefined {
  const { id, email } = (request.body ?? {}) as { id?: unknown; email?: unknown };
  const account = id ?? email;
  if (typeof account !== 'string') return undefined;
  return `${request.routeOptions.url} ${addressKey(request)} ${request.headers.host?.toLowerCase()} ${account.trim().toLowerCase()}`;
}

/** One address may speak for an office of five hundred, but not five hundred times for one account. */
function limitAccounts(scope: FastifyInstance, max: number) {
  let limiter: ReturnType<FastifyInstance['createRateLimit']> | undefined;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (accountKey(request) === undefined) return;
    limiter ??= scope.createRateLimit({
      max,
      timeWindow: countedMilliseconds,
      keyGenerator: (limited) => accountKey(limited) ?? '',
    });
    const used = await limiter(request);
    if (used.isAllowed || !used.isExceeded) return;
    reply.header('retry-after', used.ttlInSeconds);
    throw tooMany(used.ttlInSeconds);
  };
}
