import { AppError } from '@mall/contracts/errors';
import type { FastifyRequest } from 'fastify';

/** Throws unless a call that changes something comes from a page of the office: checked by a header that forms cannot send, and by the origin. */
export function assertFromOffice({ method, headers: { host, origin, ...headers } }: FastifyRequest): void {
  if (method === 'GET') return;
  const isOwnOrigin = origin !== undefined && URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
  if (!isOwnOrigin || headers['x-office'] !== '1') throw new AppError('4030');
}
