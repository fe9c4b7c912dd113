import type { MallTransaction } from '@mall/db/in-mall';
import { revokeFamily, revokeMemberTokens } from './refresh-token.repository.ts';
import { updateAllSessionsEnded, updateSessionEnded } from './session.repository.ts';

type Session = { readonly memberNo: number; readonly sessionId: string };

/** Ends a session of the member: it cannot be renewed, and its access token is invalid. */
export async function endSession(transaction: MallTransaction, session: Session): Promise<void> {
  await updateSessionEnded(transaction, session);
  await revokeFamily(transaction, session.sessionId);
}

/** Ends every session of a member except one; all of them when that one is unknown. */
export async function endOtherSessions(
  transaction: MallTransaction,
  { memberNo, sessionId }: { readonly memberNo: number; readonly sessionId: string | null },
): Promise<void> {
  await updateAllSessionsEnded(transaction, { memberNo, except: sessionId });
  await revokeMemberTokens(transaction, { memberNo, except: sessionId });
}

/** Ends every session of a member. */
export async function endAllSessions(
  transaction: MallTransaction,
  { memberNo }: Pick<Session, 'memberNo'>,
): Promise<void> {
  await endOtherSessions(transaction, { memberNo, sessionId: null });
}
