import { deviceName } from '@mall/domain/device-name';
import type { FastifyRequest } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import { insertPrivacyAccess } from '../../../office/office.repository.ts';
import type { PasskeyHost } from '../factors/passkeys.ts';
import { passkeyHostOf } from '../factors/passkeys.ts';

/** An attempt to get in: where from, with what, and by which call. */
export type Knock = {
  readonly address: string;
  readonly device: string;
  readonly host: PasskeyHost;
  readonly requestId: string;
  readonly place: string;
};

export const knockOf = (request: FastifyRequest): Knock => ({
  address: request.ip,
  device: deviceName(request.headers['user-agent']),
  host: passkeyHostOf(request),
  requestId: request.id,
  place: `${request.method} ${request.routeOptions.url}`,
});

type Noted = {
  readonly task: 'SIGN_IN' | 'SIGN_IN_FAILED' | 'SIGN_OUT';
  readonly staffNo: number | null;
  readonly sessionNo?: number;
  readonly reason?: string;
};

/** Sign-ins, refusals and sign-outs are part of the access log. */
export async function noteSignIn(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  { address, device, requestId, place }: Knock,
  { task, staffNo, sessionNo, reason = '' }: Noted,
): Promise<void> {
  const row = { task, staffNo, sessionNo: sessionNo ?? null, reason, fields: [], subjects: [], ofMallId: null };
  await insertPrivacyAccess(database, [{ ...row, happenedAt: clock(), address, device, requestId, place }]);
}
