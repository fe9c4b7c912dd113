import { AppError } from '@mall/contracts/errors';
import type { TokenPair } from '@mall/contracts/layout';
import type { Mall } from '../../plugins/mall.repository.ts';
import { endSession } from './end-sessions.ts';
import type { Run } from './human-check/human-check.ts';
import { findMemberName } from './member.repository.ts';
import { hashRefreshToken, type SessionOpener } from './open-session.ts';
import { lockRefreshToken, updateRefreshTokenUsed } from './refresh-token.repository.ts';

type RefreshDependencies = { readonly clock: () => Date; readonly openSession: SessionOpener };
type Renewal = { readonly refreshToken: string; readonly deviceName: string };

/** The next pair of a session; a token used before ends the whole family (decision record 4). */
export async function refreshSession(
  mall: Mall,
  db: Run,
  { refreshToken, deviceName }: Renewal,
  { clock, openSession }: RefreshDependencies,
): Promise<TokenPair> {
  const arrivedAt = clock();
  const tokenHash = hashRefreshToken(refreshToken);
  // A refusal is thrown outside the transaction, or the revocation would be rolled back with it.
  const tokens = await db(async (transaction) => {
    const token = await lockRefreshToken(transaction, mall, tokenHash);
    if (!token || token.revokedAt !== null || token.expiresAt <= arrivedAt) return undefined;
    const { familyId, memberNo } = token;
    // Two tabs that renew at the same instant are one person: the later one gets a pair of its own.
    const isReused = token.usedAt !== null && token.usedAt <= arrivedAt;
    const isMember = await findMemberName(transaction, mall, memberNo);
    if (isReused || !isMember) {
      await endSession(transaction, mall, { memberNo, sessionId: familyId });
      return undefined;
    }
    if (token.usedAt === null) await updateRefreshTokenUsed(transaction, mall, { tokenHash, usedAt: clock() });
    return openSession(transaction, mall, { memberNo, familyId, deviceName });
  });
  if (!tokens) throw new AppError('4010');
  return tokens;
}
