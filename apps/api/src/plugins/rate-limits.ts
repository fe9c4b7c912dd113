import rateLimit from '@fastify/rate-limit';
import { AppError } from '@mall/contracts/errors';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { Config } from '../config.ts';

// Guessing is worth more here than anywhere else.
const tightShare = 1 / 20;
const isTight = (url: string) => /\/(auth|certifications|join|recaptcha|recovery|users\/password)(\/|$)/.test(url);

/** Limits each address; 0 a minute turns it off, for benchmarks. */
export async function registerRateLimits(scope: FastifyInstance, { rateLimitPerMinute }: Config): Promise<void> {
  if (rateLimitPerMinute === 0) return;
  const silent = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };
  // Before the plugin's own hook, which reads what this one writes.
  scope.addHook('onRoute', (route: RouteOptions) => {
    if (isTight(route.url)) limitTightly(route, Math.ceil(rateLimitPerMinute * tightShare));
  });
  await scope.register(rateLimit, {
    max: rateLimitPerMinute,
    timeWindow: 60_000,
    // Headers only where they tell something: on the refusal.
    addHeaders: { ...silent, 'retry-after': true },
    addHeadersOnExceeding: silent,
    errorResponseBuilder: () => new AppError('4290'),
  });
}

function limitTightly(route: RouteOptions, max: number): void {
  route.config = { ...route.config, rateLimit: { max, timeWindow: 60_000 } };
}
