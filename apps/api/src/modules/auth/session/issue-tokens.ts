import { createHash } from 'node:crypto';
import { AppError } from '@mall/contracts/errors';
import type { TokenPair } from '@mall/contracts/layout';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Dependencies } from '../../../dependencies.ts';
import type { Device } from '../../../plugins/device.ts';
import type { Mall } from '../../../plugins/mall.repository.ts';
import { findMemberName } from '../member.repository.ts';
import { deleteExpiredTokens, insertRefreshToken } from './refresh-token.repository.ts';
import { deleteOldSessions, putSession } from './session.repository.ts';

export const refreshLifetimeMilliseconds = 14 * 24 * 60 * 60 * 1000;

/** Only the hash of a refresh token, or of the code of a look, is stored; 32 random bytes need no salt. */
export const hashSecret = (token: string): Buffer => createHash('sha256').update(token).digest();

type Issue = {
  readonly memberNo: number;
  readonly sessionId: string;
  /** Null for the guest of a marketing mall, shared by all its visitors: there is nothing personal to protect. */
  readonly device: Device | null;
  readonly refreshToken: string;
};
export type TokenIssuer = (transaction: MallTransaction, mall: Mall, issue: Issue) => Promise<TokenPair>;

/** Stores a refresh token of a session, unless it is stored already, and signs an access token for it. */
export function createTokenIssuer({ clock, accessTokens }: Pick<Dependencies, 'clock' | 'accessTokens'>): TokenIssuer {
  return async (transaction, mall, { memberNo, sessionId, device, refreshToken }) => {
    const now = clock();
    await deleteExpiredTokens(transaction, { memberNo, before: now });
    await insertRefreshToken(transaction, {
      tokenHash: hashSecret(refreshToken),
      familyId: sessionId,
      memberNo,
      deviceHash: device?.keyHash ?? null,
      expiresAt: new Date(now.getTime() + refreshLifetimeMilliseconds),
    });
    if (device) {
      const before = new Date(now.getTime() - refreshLifetimeMilliseconds);
      await deleteOldSessions(transaction, { memberNo, before });
      await putSession(transaction, { memberNo, sessionId, deviceName: device.name, at: now });
    }
    const hasTemporaryPassword = device !== null && (await hasTemporary(transaction, memberNo));
    // A member's type is that of the one mall they belong to.
    const member = {
      memberNo,
      mallId: transaction.mallId,
      memberType: mall.salesType,
      sessionId,
      hasTemporaryPassword,
    };
    return { accessToken: await accessTokens.sign(member), refreshToken };
  };
}

/** 4010 when the member has been blocked or has left in the meantime. */
async function hasTemporary(transaction: MallTransaction, memberNo: number): Promise<boolean> {
  const found = await findMemberName(transaction, memberNo);
  if (!found) throw new AppError('4010');
  return found.passwordState === 'TEMPORARY';
}
