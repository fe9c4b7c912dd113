import { createHash, randomUUID } from 'node:crypto';
import type { TokenPair } from '@mall/contracts/layout';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Dependencies } from '../../dependencies.ts';
import type { Mall } from '../../plugins/mall.repository.ts';
import { findMemberName } from './member.repository.ts';
import { deleteExpiredTokens, insertRefreshToken } from './refresh-token.repository.ts';
import { deleteOldSessions, putSession } from './session.repository.ts';

export const refreshLifetimeMilliseconds = 14 * 24 * 60 * 60 * 1000;

/** Only the hash of a refresh token is kept; 32 random bytes need no salt. */
export const hashRefreshToken = (token: string): Buffer => createHash('sha256').update(token).digest();

type Session = { readonly memberNo: number; readonly familyId?: string; readonly deviceName?: string };
export type SessionOpener = (transaction: MallTransaction, mall: Mall, session: Session) => Promise<TokenPair>;

/** Issues an access token and the next refresh token of a family; without a family a new session begins. */
export function createSessionOpener({ clock, random, accessTokens }: Dependencies): SessionOpener {
  return async (transaction, mall, { memberNo, familyId = randomUUID(), deviceName = '' }) => {
    const now = clock();
    const refreshToken = random(32).toString('base64url');
    await deleteExpiredTokens(transaction, mall, { memberNo, before: now });
    await insertRefreshToken(transaction, mall, {
      tokenHash: hashRefreshToken(refreshToken),
      familyId,
      memberNo,
      expiresAt: new Date(now.getTime() + refreshLifetimeMilliseconds),
    });
    // All visitors of a marketing mall are one member, who has no devices of their own (R1.06).
    if (memberNo !== mall.guestMemberNo) {
      const before = new Date(now.getTime() - refreshLifetimeMilliseconds);
      await deleteOldSessions(transaction, mall, { memberNo, before });
      await putSession(transaction, mall, { memberNo, sessionId: familyId, deviceName, at: now });
    }
    const hasTemporaryPassword = await holdsTemporaryPassword(transaction, mall, memberNo);
    // A member's type is the type of the one mall they belong to.
    const member = {
      memberNo,
      mallId: mall.mallId,
      memberType: mall.salesType,
      sessionId: familyId,
      hasTemporaryPassword,
    };
    return { accessToken: await accessTokens.sign(member), refreshToken };
  };
}

async function holdsTemporaryPassword(transaction: MallTransaction, mall: Mall, memberNo: number): Promise<boolean> {
  if (memberNo === mall.guestMemberNo) return false;
  const found = await findMemberName(transaction, mall, memberNo);
  return found?.passwordState === 'TEMPORARY';
}
