import type { MallTransaction } from '@mall/db/in-mall';
import { noteFormerEmail } from '../../account-link/note-former-email.ts';
import { updateEmail, updateEmailVerified } from '../member.repository.ts';
import { endOtherSessions } from '../session/end-sessions.ts';

type Change = {
  readonly memberNo: number;
  readonly newEmail: string;
  readonly formerEmail: string;
  /** The number of the link. */
  readonly linkId: string;
  /** The requesting session. */
  readonly sessionId: string | null;
  readonly at: Date;
};

/** Makes the new address the member's. It can reset the password, so every session except the requesting one ends. */
export async function changeEmail(
  transaction: MallTransaction,
  { memberNo, newEmail, formerEmail, linkId, sessionId, at }: Change,
): Promise<void> {
  await updateEmail(transaction, { memberNo, email: newEmail });
  await updateEmailVerified(transaction, { memberNo, at });
  await endOtherSessions(transaction, { memberNo, sessionId });
  await noteFormerEmail(transaction, { linkId, memberNo, formerEmail, at });
}
