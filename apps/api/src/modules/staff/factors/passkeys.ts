import { AppError } from '@mall/contracts/errors';
import type { NewPasskey, PasskeyAnswer } from '@mall/contracts/office/factors';
import type { FastifyRequest } from 'fastify';

type Library = typeof import('@simplewebauthn/server');

/** Loaded by the first passkey: it and its certificates take 10 MB. */
const library = (): Promise<Library> => import('@simplewebauthn/server');

/** The office as passkeys know it: its host, and the origin of its pages. */
export type PasskeyHost = { readonly id: string; readonly origin: string };

/** A passkey as it is stored. */
export type StoredPasskey = {
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly signCount: number;
  readonly transports: readonly string[];
};

/** The called host. It must be the office's own, because other hosts do not get here. */
export function passkeyHostOf({ protocol, hostname, host }: FastifyRequest): PasskeyHost {
  return { id: hostname, origin: `${protocol}://${host}` };
}

/** EdDSA, ES256, RS256: every authenticator supports one of them. */
const supportedAlgorithmIDs = [-8, -7, -257];

const descriptorOf = ({ credentialId, transports }: Pick<StoredPasskey, 'credentialId' | 'transports'>) => ({
  id: credentialId,
  transports: [...transports],
});

type Known = Pick<StoredPasskey, 'credentialId' | 'transports'>;

/** Options for signing a challenge; with no passkeys named, any that the device has for this host. */
export const optionsToSign = async (host: PasskeyHost, challenge: Buffer, passkeys: readonly Known[] = []) => ({
  ...(await (
    await library()
  ).generateAuthenticationOptions({
    rpID: host.id,
    challenge: new Uint8Array(challenge),
    allowCredentials: passkeys.map(descriptorOf),
    userVerification: 'required',
  })),
});

type Owner = { readonly staffNo: number; readonly email: string; readonly name: string };

/** Options for a new passkey; it requires the device's own lock, so that it counts as two factors. */
export const optionsToAdd = async (
  host: PasskeyHost,
  challenge: Buffer,
  { staffNo, email, name }: Owner,
  passkeys: readonly Known[],
) => ({
  ...(await (
    await library()
  ).generateRegistrationOptions({
    rpName: '몰 관리자',
    rpID: host.id,
    userID: new TextEncoder().encode(String(staffNo)),
    userName: email,
    userDisplayName: name,
    challenge: new Uint8Array(challenge),
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: passkeys.map(descriptorOf),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })),
});

/** The passkey that was created for this challenge. Error 1284. */
export async function readNewPasskey(
  host: PasskeyHost,
  answer: NewPasskey,
  isChallenge: (challenge: string) => Promise<boolean>,
): Promise<StoredPasskey> {
  const { verifyRegistrationResponse } = await library();
  const result = await verifyRegistrationResponse({
    response: answer as Parameters<Library['verifyRegistrationResponse']>[0]['response'],
    expectedChallenge: isChallenge,
    expectedOrigin: host.origin,
    expectedRPID: host.id,
    supportedAlgorithmIDs,
  }).catch(() => undefined);
  if (!result?.verified) throw new AppError('1284');
  const { id, publicKey, counter } = result.registrationInfo.credential;
  const transports = answer.response.transports ?? [];
  return { credentialId: id, publicKey: Buffer.from(publicKey), signCount: counter, transports };
}

/** The new counter of a passkey that has signed this challenge. Error 1284. */
export async function readSignature(
  host: PasskeyHost,
  answer: PasskeyAnswer,
  passkey: StoredPasskey,
  isChallenge: (challenge: string) => Promise<boolean>,
): Promise<number> {
  const { credentialId: id, publicKey, signCount: counter } = passkey;
  const { verifyAuthenticationResponse } = await library();
  const result = await verifyAuthenticationResponse({
    response: answer as Parameters<Library['verifyAuthenticationResponse']>[0]['response'],
    expectedChallenge: isChallenge,
    expectedOrigin: host.origin,
    expectedRPID: host.id,
    credential: { id, publicKey: new Uint8Array(publicKey), counter },
  }).catch(() => undefined);
  if (!result?.verified) throw new AppError('1284');
  return result.authenticationInfo.newCounter;
}
