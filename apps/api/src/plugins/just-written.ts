import type { Endpoint } from '@mall/contracts/endpoint';
import { stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

const cookieName = 'mall-just-written';

/** Longer than the replication lag at which a replica is still read, plus the second to which browsers round. */
const lifetimeSeconds = 5;

/** Whether this call writes something that its caller will look for with the next call. */
export const leavesNews = ({ method, look, unawaited }: Pick<Endpoint, 'method' | 'look' | 'unawaited'>): boolean =>
  method !== 'GET' && look !== 'open' && unawaited !== true;

/** Marks the browser as having just written: whichever instance it calls next reads from the primary. */
export function noteWriting(request: FastifyRequest, reply: FastifyReply): void {
  const cookie = { name: cookieName, value: '1', path: '/', httpOnly: true, sameSite: 'strict' } as const;
  const secure = request.protocol === 'https';
  reply.header('set-cookie', stringifySetCookie({ ...cookie, secure, maxAge: lifetimeSeconds }));
}

export const hasJustWritten = ({ headers: { cookie } }: FastifyRequest): boolean =>
  cookie?.includes(`${cookieName}=`) === true;
