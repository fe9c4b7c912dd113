import { createHash, randomBytes } from 'node:crypto';
import { deviceName } from '@mall/domain/device-name';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from './address-key.ts';
import { readPrivateCookie, sendPrivateCookie } from './private-cookie.ts';

const cookieName = 'mall-device';
// Browsers keep a cookie for 400 days at most.
const lifetimeSeconds = 400 * 24 * 60 * 60;
const keyPattern = /^[\w-]{43}$/;

const hashKey = (key: string): Buffer => createHash('sha256').update(key).digest();

const issuedKeys = new WeakMap<FastifyRequest, string>();

function readKey(request: FastifyRequest): string | undefined {
  const key = readPrivateCookie(request, cookieName);
  return key !== undefined && keyPattern.test(key) ? key : undefined;
}

/** The hash of the calling browser's key; undefined for one that has none yet. */
export function findDeviceKey(request: FastifyRequest): Buffer | undefined {
  const key = readKey(request);
  return key === undefined ? undefined : hashKey(key);
}

/** The browser that a session belongs to. */
export type Device = {
  /** Such as `iPhone · Safari`; empty when the browser does not say. */
  readonly name: string;
  /** SHA-256 of the key in its cookie: the session's refresh tokens work nowhere else (decision record 27). */
  readonly keyHash: Buffer;
};

/** The calling browser. Its key is a cookie that no script can read and no other site can send; a browser without a key gets one. */
export function deviceOf(request: FastifyRequest, reply: FastifyReply): Device {
  const issued = issuedKeys.get(request);
  const key = issued ?? readKey(request) ?? randomBytes(32).toString('base64url');
  if (issued === undefined) sendKey(request, reply, key);
  return { name: deviceName(request.headers['user-agent']), keyHash: hashKey(key) };
}

/** Once per reply; an existing key is sent again, so that it lives for another 400 days. */
function sendKey(request: FastifyRequest, reply: FastifyReply, key: string): void {
  issuedKeys.set(request, key);
  sendPrivateCookie(request, reply, { name: cookieName, value: key, maxAge: lifetimeSeconds });
}

/** Identifies the client of an attempt; failures are counted by it. */
export const placeOf = (request: FastifyRequest, reply: FastifyReply) => ({
  address: addressKey(request),
  deviceHash: deviceOf(request, reply).keyHash,
});
