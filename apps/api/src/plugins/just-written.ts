import type { Endpoint } from '@mall/contracts/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendPrivateCookie } from './private-cookie.ts';

const cookieName = 'mall-just-written';

/** Longer than the replication lag at which a replica is still read, plus the second to which browsers round. */
const lifetimeSeconds = 5;

/** Whether this call writes something that its caller will look for with the next call. */
export const leavesNews = ({ method, look, unawaited }: Pick<Endpoint, 'method' | 'look' | 'unawaited'>): boolean =>
  method !== 'GET' && look !== 'open' && unawaited !== true;

/** Marks the browser as having just written: whichever instance it calls next reads from the primary. */
export function noteWriting(request: FastifyRequest, reply: FastifyReply): void {
  sendPrivateCookie(request, reply, { name: cookieName, value: '1', maxAge: lifetimeSeconds });
}

export const hasJustWritten = ({ headers: { cookie } }: FastifyRequest): boolean =>
  cookie?.includes(`${cookieName}=`) === true;
