import type { Endpoint } from '@mall/contracts/endpoint';
import { stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

const cookieName = 'mall-just-written';

/** Longer than a replica that is read from may be behind, with room for the second to which browsers round. */
const lifetimeSeconds = 5;

/** Does this call leave something that its caller will look for with the next one? */
export const leavesNews = ({ method, look, unawaited }: Pick<Endpoint, 'method' | 'look' | 'unawaited'>): boolean =>
  method !== 'GET' && look !== 'open' && unawaited !== true;

/** Tells the browser that it has written something: whichever instance it calls next reads where that surely is. */
export function noteWriting(request: FastifyRequest, reply: FastifyReply): void {
  const cookie = { name: cookieName, value: '1', path: '/', httpOnly: true, sameSite: 'strict' } as const;
  const secure = request.protocol === 'https';
  reply.header('set-cookie', stringifySetCookie({ ...cookie, secure, maxAge: lifetimeSeconds }));
}

export const hasJustWritten = ({ headers: { cookie } }: FastifyRequest): boolean =>
  cookie?.includes(`${cookieName}=`) === true;
