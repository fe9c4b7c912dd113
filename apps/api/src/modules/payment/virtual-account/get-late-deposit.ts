import type { MallTransaction } from '@mall/db/in-mall';
import { listHeldDeposits } from '../ledger.repository.ts';

/** What came in to accounts of the order when it had no use for it any more, won; 0 is the rule. */
export async function getLateDeposit(transaction: MallTransaction, orderNo: string): Promise<number> {
  const [deposit] = await listHeldDeposits(transaction, orderNo);
  return deposit?.held ?? 0;
}
