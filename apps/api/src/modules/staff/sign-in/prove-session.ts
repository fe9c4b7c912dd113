import { AppError } from '@mall/contracts/errors';
import type { SessionProof } from '@mall/contracts/office/factors';
import type { FastifyRequest } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import { sessionHashOf } from '../../../office/staff-caller.ts';
import { findSession } from '../../../office/staff-session.repository.ts';
import { isRightPassword } from '../../auth/password/passwords.ts';
import { limitGuesses } from '../attempts/limit-guesses.ts';
import { newChallenge } from '../factors/challenges.ts';
import { listPasskeys } from '../factors/factor.repository.ts';
import { optionsToSign } from '../factors/passkeys.ts';
import { proveFactor } from '../factors/prove-factor.ts';
import { findStaff } from '../staff.repository.ts';
import { updateSessionProved } from './session.repository.ts';
import { type Knock, knockOf } from './sign-in-log.ts';

/** The session of this browser, locked or not. Error 4010: none, or an ended one. */
async function runningSession({ database, clock }: Dependencies, request: FastifyRequest) {
  const sessionHash = sessionHashOf(request);
  const session = sessionHash && (await findSession(database, sessionHash, clock()));
  if (!sessionHash || !session) throw new AppError('4010');
  return { sessionHash, staffNo: session.staffNo };
}

/** Options for the passkeys of this session's staff. Error 4010. */
export async function beginProof(office: Dependencies, request: FastifyRequest) {
  const { staffNo } = await runningSession(office, request);
  const [challenge, passkeys] = await Promise.all([
    newChallenge(office.database, office, staffNo),
    listPasskeys(office.database, staffNo),
  ]);
  return optionsToSign(knockOf(request).host, challenge, passkeys);
}

/** Continues the session after a renewed proof of identity. A password alone is no step-up. */
export async function proveSession(office: Dependencies, request: FastifyRequest, proof: SessionProof): Promise<void> {
  const { database, clock, config } = office;
  const { sessionHash, staffNo } = await runningSession(office, request);
  const knock = knockOf(request);
  const guess = { at: clock(), address: knock.address, of: ['factor', staffNo] } as const;
  await limitGuesses({ database, secret: config.tokenSecret }, guess, () => prove(office, knock, staffNo, proof));
  await updateSessionProved(database, { sessionHash, at: clock(), isProved: proof.kind !== 'password' });
}

async function prove(office: Dependencies, { host }: Knock, staffNo: number, proof: SessionProof): Promise<void> {
  if (proof.kind !== 'password') return proveFactor(office, { staffNo, host }, proof);
  const staff = await findStaff(office.database, staffNo);
  const isRight = await isRightPassword(staff?.passwordHash ?? undefined, proof.password);
  if (!isRight) throw new AppError('1280');
}
