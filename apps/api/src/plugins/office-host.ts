import { AppError } from '@mall/contracts/errors';
import { officeSegment } from '@mall/domain/mall-validity';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** At which hosts the route is served: by default the malls', or the office's when its path is below the office's base. */
    servedAt?: 'malls' | 'office' | 'all';
  }
}

/** The prefix of every path of the office's API. */
const officeBase = '/api/v1/admin/';

/** Matches the office's host, with or without a port, at any of the allowed domains. */
export function officeHostOf({ allowedDomains }: Pick<Config, 'allowedDomains'>): RegExp {
  const domains = allowedDomains.map((domain) => RegExp.escape(domain)).join('|');
  return new RegExp(`^${officeSegment}\\.(${domains})\\.?(:\\d{1,5})?$`, 'i');
}

/** Operators' HTML runs at the malls' hosts, so none of them serves the office, nor the office's host a mall: error 4040. */
export function separateOffice(app: FastifyInstance, config: Config): void {
  const officeHost = officeHostOf(config);
  const { servesMalls, servesOffice } = config.role;
  app.addHook('onRoute', (route) => {
    const servedAt = route.url.startsWith(officeBase) ? 'office' : 'malls';
    route.config = { servedAt, ...route.config };
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const host = servesOffice && officeHost.test(request.headers.host ?? '') ? 'office' : 'malls';
    const servedAt = request.routeOptions.config?.servedAt;
    const isHere = servedAt === 'all' || servedAt === host;
    done(isHere && !(servedAt === 'malls' && !servesMalls) ? undefined : new AppError('4040'));
  });
}
