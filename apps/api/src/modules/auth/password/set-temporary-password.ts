import type { MallTransaction } from '@mall/db/in-mall';
import { updatePassword } from '../member.repository.ts';
import { endAllSessions } from '../session/end-sessions.ts';

type Temporary = { readonly memberNo: number; readonly passwordHash: string };

/** Sets a password that must be changed after the next sign-in (R4.08); every session of the member ends. */
export async function setTemporaryPassword(
  transaction: MallTransaction,
  { memberNo, passwordHash }: Temporary,
): Promise<void> {
  await updatePassword(transaction, { memberNo, passwordHash, passwordState: 'TEMPORARY' });
  await endAllSessions(transaction, { memberNo });
}
