import { readHost } from '@mall/domain/mall-validity';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Dependencies } from '../dependencies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The mall's own host, when the browser's address has it. */
    ownHost: string | undefined;
  }
}
type Using = Pick<Dependencies, 'config' | 'malls'>;

/**
 * A mall's own host is translated into the one below the first allowed domain: from here on both are the same, and only redirects of the browser
 * tell them apart.
 */
export function readOwnHosts(app: FastifyInstance, using: Using): void {
  app.decorateRequest('ownHost', undefined);
  app.addHook('onRequest', (request, _reply, done) => {
    const { host } = request.headers;
    if (host === undefined || readHost(host, using.config.allowedDomains)) return done();
    // With the database unreachable no such host is known: it is treated like any unknown one.
    translate(request, host, using).then(
      () => done(),
      () => done(),
    );
  });
}

async function translate(request: FastifyRequest, host: string, { config, malls }: Using): Promise<void> {
  const name = host
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '');
  const mall = [...(await malls.known()).values()].find(({ ownHost }) => ownHost === name);
  if (!mall) return;
  request.ownHost = name;
  request.raw.headers.host = `${mall.mallUrl}.${config.allowedDomains[0]}`;
}
