import type { MallTransaction } from '@mall/db/in-mall';
import { listHeldDeposits } from '../ledger.repository.ts';

/** Late deposits to accounts of the order, won; usually 0. */
export async function getLateDeposit(transaction: MallTransaction, orderNo: string): Promise<number> {
  const [deposit] = await listHeldDeposits(transaction, orderNo);
  return deposit?.held ?? 0;
}
