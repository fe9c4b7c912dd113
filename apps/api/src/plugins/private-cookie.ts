import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** `MALL_ORIGIN` says whether browsers come over https: behind a proxy a request looks like plain http, whatever it was. */
const isSecure = ({ server }: FastifyRequest): boolean => server.dependencies.config.mallOrigin.startsWith('https:');

/**
 * `__Host-` makes browsers refuse the cookie unless it came over https from this very host, for all of its paths: no script of another host
 * below the same domain can put one in its place.
 */
const nameOf = (request: FastifyRequest, name: string): string => (isSecure(request) ? `__Host-${name}` : name);

/** The calling browser's cookie; undefined without one. */
export const readPrivateCookie = (request: FastifyRequest, name: string): string | undefined =>
  parseCookie(request.headers.cookie ?? '')[nameOf(request, name)];

type Cookie = {
  readonly name: string;
  readonly value: string;
  /** In seconds; 0 deletes the cookie. */
  readonly maxAge: number;
};

/** Gives the browser a cookie of this host alone, which no script can read and no other site can send. */
export function sendPrivateCookie(request: FastifyRequest, reply: FastifyReply, { name, ...cookie }: Cookie): void {
  const secure = isSecure(request);
  const fixed = { name: nameOf(request, name), path: '/', httpOnly: true, secure, sameSite: 'strict' } as const;
  reply.header('set-cookie', stringifySetCookie({ ...fixed, ...cookie }));
}
