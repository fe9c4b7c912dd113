import { createHmac, hkdfSync } from 'node:crypto';
import { AppError } from '@mall/contracts/errors';
import type { TokenPair } from '@mall/contracts/layout';
import { rotationGraceSeconds } from '@mall/domain/token-life';
import type { Dependencies } from '../../../dependencies.ts';
import type { Device } from '../../../plugins/device.ts';
import type { Mall } from '../../../plugins/mall.repository.ts';
import { recordSecurityEvent } from '../../security/record-security-event.ts';
import type { Run } from '../human-check/human-check.ts';
import { findMemberName } from '../member.repository.ts';
import { endSession } from './end-sessions.ts';
import { createTokenIssuer, hashSecret } from './issue-tokens.ts';
import { type LockedRefreshToken, lockRefreshToken, updateRefreshTokenUsed } from './refresh-token.repository.ts';

type Renewal = { readonly refreshToken: string; readonly device: Device };
export type SessionRenewal = (mall: Mall, db: Run, renewal: Renewal) => Promise<TokenPair>;

/**
 * The next pair of tokens of a session. Each refresh token has one successor, derived from it, so that repeating a renewal within the
 * grace period returns the same token, and only hashes are stored. Error 4010; a token that is reused later, or from another browser,
 * ends its session (decision record 27).
 */
export function createSessionRenewal(dependencies: Dependencies): SessionRenewal {
  const { clock, config } = dependencies;
  const issueTokens = createTokenIssuer(dependencies);
  const key = Buffer.from(hkdfSync('sha256', config.tokenSecret, '', 'refresh token successor', 32));
  const successorOf = (token: string) => createHmac('sha256', key).update(token).digest('base64url');

  return async (mall, db, { refreshToken, device }) => {
    // Taken before it waits for a connection or for the row lock: waiting must not use up the grace period.
    const arrivedAt = clock();
    const tokenHash = hashSecret(refreshToken);
    // Refusals are thrown outside the transaction, or else the revocation would be rolled back with them.
    const tokens = await db(async (transaction) => {
      const token = await lockRefreshToken(transaction, tokenHash);
      if (!token || token.revokedAt !== null || token.expiresAt <= arrivedAt) return undefined;
      const session = { memberNo: token.memberNo, sessionId: token.familyId };
      const misuse = misuseOf(token, device, arrivedAt);
      if (misuse) {
        await recordSecurityEvent(transaction, {
          ...{ kind: misuse, ...session, actor: 'SYSTEM' },
          ...{ reason: null, happenedAt: arrivedAt },
        });
      }
      if (misuse || !(await findMemberName(transaction, token.memberNo))) {
        await endSession(transaction, session);
        return undefined;
      }
      if (token.usedAt === null) await updateRefreshTokenUsed(transaction, { tokenHash, usedAt: clock() });
      const isGuest = token.memberNo === mall.guestMemberNo;
      const successor = { ...session, device: isGuest ? null : device, refreshToken: successorOf(refreshToken) };
      return issueTokens(transaction, mall, successor);
    });
    if (!tokens) throw new AppError('4010');
    return tokens;
  };
}

function misuseOf(token: LockedRefreshToken, device: Device, arrivedAt: Date) {
  if (token.deviceHash !== null && !token.deviceHash.equals(device.keyHash)) return 'REFRESH_TOKEN_ELSEWHERE';
  const graceEndsAt = token.usedAt && token.usedAt.getTime() + rotationGraceSeconds * 1000;
  return graceEndsAt !== null && graceEndsAt < arrivedAt.getTime() ? 'REFRESH_TOKEN_REUSED' : undefined;
}
