import { readHost } from '@mall/domain/mall-validity';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Dependencies } from '../dependencies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The mall's own host, where the browser has it in its address. */
    ownHost: string | undefined;
  }
}
type Using = Pick<Dependencies, 'config' | 'malls'>;

/**
 * A mall's own host stands for the one below the first allowed domain: from here on a request to it is one to that, and only where a browser is
 * led back to tells them apart.
 */
export function readOwnHosts(app: FastifyInstance, using: Using): void {
  app.decorateRequest('ownHost', undefined);
  app.addHook('onRequest', (request, _reply, done) => {
    const { host } = request.headers;
    if (host === undefined || readHost(host, using.config.allowedDomains)) return done();
    // With the database away no such host is known: it is as strange as any other.
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
