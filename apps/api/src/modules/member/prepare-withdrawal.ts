import type { MallTransaction } from '@mall/db/in-mall';
import type { Mall } from '../../plugins/mall.repository.ts';
import { assertOwnAccount } from '../auth/assert-own-account.ts';
import { countOrdersUnderWay, type Leaver } from './erasure.repository.ts';

/** What a member has to see through before leaving. */
export async function prepareWithdrawal(
  transaction: MallTransaction,
  mall: Mall,
  leaver: Leaver,
): Promise<{ ordersUnderWay: number }> {
  assertOwnAccount(mall, leaver.memberNo);
  return { ordersUnderWay: await countOrdersUnderWay(transaction, mall, leaver) };
}
