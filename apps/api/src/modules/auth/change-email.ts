import type { MallTransaction } from '@mall/db/in-mall';
import type { Mall } from '../../plugins/mall.repository.ts';
import { noteFormerEmail } from '../account-link/note-former-email.ts';
import { endOtherSessions } from './end-sessions.ts';
import { updateEmail, updateEmailVerified } from './member.repository.ts';

type Change = {
  readonly memberNo: number;
  readonly newEmail: string;
  readonly formerEmail: string;
  /** Which link it was. */
  readonly linkId: string;
  /** The requesting session. */
  readonly sessionId: string | null;
  readonly at: Date;
};

/** The new address is the member's. It opens the account to who loses the password, so every session ends but the requesting one. */
export async function changeEmail(
  transaction: MallTransaction,
  mall: Mall,
  { memberNo, newEmail, formerEmail, linkId, sessionId, at }: Change,
): Promise<void> {
  await updateEmail(transaction, mall, { memberNo, email: newEmail });
  await updateEmailVerified(transaction, mall, { memberNo, at });
  await endOtherSessions(transaction, mall, { memberNo, sessionId });
  await noteFormerEmail(transaction, mall, { linkId, formerEmail, at });
}
