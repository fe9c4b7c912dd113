import { createHash } from 'node:crypto';
import { AppError } from '@mall/contracts/errors';
import type { Permission } from '@mall/contracts/office/rights';
import { type Database, isStorageFull } from '@mall/db/connection';
import { deviceName } from '@mall/domain/device-name';
import type { FastifyRequest } from 'fastify';
import { readPrivateCookie } from '../plugins/private-cookie.ts';
import { type Reach, type Rights, reachesOf, rightsOf } from './rights-of.ts';
import { isAllowedFrom } from './staff-place.repository.ts';
import { findSession, listRunningGrants, lockSession, noteSeen } from './staff-session.repository.ts';

/** A staff's session as a call of the office sees it. */
export type StaffCaller = {
  readonly staffNo: number;
  readonly sessionNo: number;
  readonly name: string;
  readonly email: string;
  readonly address: string;
  /** Such as `Windows · Chrome`. */
  readonly device: string;
  /** When the second factor was last given. */
  readonly provedAt: Date;
  readonly rights: Rights;
  /** The grants behind a permission. */
  readonly reachOf: (permission: Permission) => readonly Reach[];
};

/** After this long without a call a session is locked, milliseconds; its screen stays as it is. */
const idleLimit = 30 * 60_000;
/** How often the time of a session's last call is written, milliseconds. */
const seenEvery = 60_000;

export const sessionCookie = 'office';

export const hashSessionKey = (key: string): Buffer => createHash('sha256').update(key).digest();

/** The hash of the calling browser's session key; undefined without one. */
export function sessionHashOf(request: FastifyRequest): Buffer | undefined {
  const key = readPrivateCookie(request, sessionCookie);
  return key ? hashSessionKey(key) : undefined;
}

/** On a full disk reads go on; a session whose last call cannot be written is locked half an hour after the last one that was. */
function goOnReading(error: unknown): void {
  if (!isStorageFull(error)) throw error;
}

/** The staff of a session, read at every call, so suspended staff are out at once. 4010 without a valid one or from outside its networks, 4011 while locked. */
export async function admitStaff(database: Database, request: FastifyRequest, now: Date): Promise<StaffCaller> {
  const hash = sessionHashOf(request);
  if (!hash) throw new AppError('4010');
  const [session, grants, isHere] = await Promise.all([
    findSession(database, hash, now),
    listRunningGrants(database, hash, now),
    isAllowedFrom(database, { sessionHash: hash }, { address: request.ip, at: now }),
  ]);
  if (!session || !isHere) throw new AppError('4010');
  const idleFor = now.getTime() - session.lastSeenAt.getTime();
  if (session.lockedAt || idleFor > idleLimit) {
    if (!session.lockedAt) await lockSession(database, hash, now);
    throw new AppError('4011');
  }
  if (idleFor > seenEvery) await noteSeen(database, hash, now).catch(goOnReading);
  const { staffNo, sessionNo, name, email, provedAt } = session;
  const device = deviceName(request.headers['user-agent']);
  const reachOf = (permission: Permission) => reachesOf(grants, permission);
  const rights = rightsOf(grants);
  return { staffNo, sessionNo, name, email, provedAt, address: request.ip, device, rights, reachOf };
}
