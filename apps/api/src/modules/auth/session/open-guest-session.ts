import type { TokenPair } from '@mall/contracts/layout';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Mall } from '../../../plugins/mall.repository.ts';
import type { SessionOpener } from './open-session.ts';

/** A marketing mall signs every visitor in as its guest; without a guest there are no tokens. */
export async function openGuestSession(
  transaction: MallTransaction,
  mall: Mall,
  openSession: SessionOpener,
): Promise<TokenPair | undefined> {
  if (!mall.isMarketing || mall.guestMemberNo === null) return undefined;
  return openSession(transaction, mall, { memberNo: mall.guestMemberNo, device: null });
}
