import { AppError } from '@mall/contracts/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import { hashSessionKey, sessionCookie } from '../../../office/staff-caller.ts';
import { isAllowedFrom } from '../../../office/staff-place.repository.ts';
import { sendPrivateCookie } from '../../../plugins/private-cookie.ts';
import { isWorking, type StaffRow } from '../staff.repository.ts';
import { insertSession } from './session.repository.ts';
import { type Knock, knockOf, noteSignIn } from './sign-in-log.ts';

const lifetimeSeconds = 12 * 3600;
const keyBytes = 32;
/** An account unused for this long is suspended until security resumes it. */
const sleepsAfterMilliseconds = 90 * 24 * 3600 * 1000;

type Opening = Pick<Dependencies, 'database' | 'clock' | 'random'>;
type Entering = Pick<StaffRow, 'staffNo' | 'lastSignedInAt' | 'createdAt'>;

/**
 * Opens a session after all proofs: sets its cookie, which no script can read and no other site can send. Errors: 1285 the
 * account is not active, 1286 the address is not allowed; both only after every proof has succeeded.
 */
export async function openSession(
  opening: Opening,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  staff: Entering,
): Promise<void> {
  const knock = knockOf(request);
  await assertMayEnter(opening, knock, staff);
  const key = opening.random(keyBytes).toString('base64url');
  const { staffNo } = staff;
  const sessionNo = await insertSession(opening.database, newSession(opening, knock, { staffNo, key }));
  await noteSignIn(opening, knock, { task: 'SIGN_IN', staffNo, sessionNo });
  sendPrivateCookie(request, reply, { name: sessionCookie, value: key, maxAge: lifetimeSeconds });
}

async function assertMayEnter(opening: Opening, knock: Knock, staff: Entering): Promise<void> {
  const reason = await refusalOf(opening, knock, staff);
  if (!reason) return;
  await noteSignIn(opening, knock, { task: 'SIGN_IN_FAILED', staffNo: staff.staffNo, reason });
  throw new AppError(reason);
}

async function refusalOf({ database, clock }: Opening, { address }: Knock, staff: Entering) {
  const at = clock();
  const { staffNo, lastSignedInAt, createdAt } = staff;
  const isAsleep = at.getTime() - (lastSignedInAt ?? createdAt).getTime() > sleepsAfterMilliseconds;
  if (isAsleep || !(await isWorking(database, { staffNo, at }))) return '1285';
  return (await isAllowedFrom(database, { staffNo }, { address, at })) ? undefined : '1286';
}

function newSession(
  { clock }: Opening,
  { address, device }: Knock,
  { staffNo, key }: { staffNo: number; key: string },
) {
  const beganAt = clock();
  const endsAt = new Date(beganAt.getTime() + lifetimeSeconds * 1000);
  return { sessionHash: hashSessionKey(key), staffNo, device, address, beganAt, endsAt };
}
