import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** The entity tag of a reply. Weak: it is the same for the compressed form. */
export const entityTagOf = (payload: string | Buffer): string => `W/"${hash('sha1', payload, 'base64url')}"`;

/** Whether the browser has said that it already has this. */
export function isHeld(request: FastifyRequest, tag: string): boolean {
  const held = request.headers['if-none-match'];
  return held === '*' || (held?.split(',').some((each) => each.trim() === tag) ?? false);
}
