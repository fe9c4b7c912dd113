import { AppError } from '@mall/contracts/errors';
import type { Device } from '../../../plugins/device.ts';
import type { Mall } from '../../../plugins/mall.repository.ts';
import type { AttemptSubjects } from '../attempts/attempt-subjects.ts';
import { type Attempt, beginAttempt, forgiveAttempt } from '../attempts/attempts.ts';
import type { HumanCheck, Run } from '../human-check/human-check.ts';
import { findCredentialsByLoginId, type MemberCredentials } from '../member.repository.ts';
import { isRightPassword } from '../password/passwords.ts';
import { isKnownDevice } from '../session/refresh-token.repository.ts';

export type Credentials = { readonly id: string; readonly password: string };
export type Caller = {
  readonly address: string;
  readonly device: Device;
  readonly humanToken: string | undefined;
};
export type ProofDependencies = {
  readonly clock: () => Date;
  readonly humanCheck: HumanCheck;
  readonly subjects: AttemptSubjects;
};

/** The member with this id and password. Errors: 1111, 1250, 1251; the same reply and time for an unknown id. */
export async function proveCredentials(
  mall: Mall,
  db: Run,
  { id, password }: Credentials,
  caller: Caller,
  { clock, humanCheck, subjects }: ProofDependencies,
): Promise<MemberCredentials> {
  const deviceHash = caller.device.keyHash;
  const isKnown = await db((transaction) => isKnownDevice(transaction, { loginId: id, deviceHash }));
  const attempted = { id, address: caller.address, deviceHash };
  const attempt: Attempt = {
    subjects: isKnown ? subjects.ofKnownDevice(attempted) : subjects.ofUnknownDevice(attempted),
    at: clock(),
  };
  await admit(mall, db, attempt, caller, humanCheck);
  const member = await db((transaction) => findCredentialsByLoginId(transaction, id));
  const isRight = await isRightPassword(member?.passwordHash, password);
  if (!member || !isRight) throw new AppError('1250');
  await db((transaction) => forgiveAttempt(transaction, attempt));
  return member;
}

async function admit(mall: Mall, db: Run, attempt: Attempt, caller: Caller, humanCheck: HumanCheck): Promise<void> {
  const begin = (isHuman: boolean) => db((transaction) => beginAttempt(transaction, { ...attempt, isHuman }));
  let state = await begin(false);
  if (state === 'humanCheck' && caller.humanToken) {
    const { address, humanToken: token } = caller;
    if (await humanCheck.isHuman({ token, address, mall, db })) state = await begin(true);
  }
  if (state === 'locked') throw new AppError('1251');
  if (state === 'humanCheck') throw new AppError('1111');
}
