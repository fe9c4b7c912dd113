import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Names what a reply says. Weak: it says the same compressed or not. */
export const entityTagOf = (payload: string | Buffer): string => `W/"${hash('sha1', payload, 'base64url')}"`;

/** Has the browser said that it holds this already? */
export function isHeld(request: FastifyRequest, tag: string): boolean {
  const held = request.headers['if-none-match'];
  return held === '*' || (held?.split(',').some((each) => each.trim() === tag) ?? false);
}
