import type { WithdrawalBlocker } from '@mall/contracts/member';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Mall } from '../../plugins/mall.repository.ts';
import { assertOwnAccount } from '../auth/assert-own-account.ts';
import { type Leaver, listWithdrawalBlockers } from './erasure.repository.ts';

/** What a member has to settle before leaving. */
export async function prepareWithdrawal(
  transaction: MallTransaction,
  mall: Mall,
  leaver: Leaver,
): Promise<{ blockers: WithdrawalBlocker[] }> {
  assertOwnAccount(mall, leaver.memberNo);
  return { blockers: await listWithdrawalBlockers(transaction, leaver) };
}
