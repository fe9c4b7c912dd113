import type { MallTransaction } from '@mall/db/in-mall';
import type { Mall } from '../../plugins/mall.repository.ts';
import { endAllSessions } from './end-sessions.ts';
import { updatePassword } from './member.repository.ts';

type Temporary = { readonly memberNo: number; readonly passwordHash: string };

/** A password that must be changed after the next sign-in (R4.08); every session of the member ends. */
export async function setTemporaryPassword(
  transaction: MallTransaction,
  mall: Mall,
  { memberNo, passwordHash }: Temporary,
): Promise<void> {
  await updatePassword(transaction, mall, { memberNo, passwordHash, passwordState: 'TEMPORARY' });
  await endAllSessions(transaction, mall, { memberNo });
}
