import type { MallTransaction } from '@mall/db/in-mall';
import { listHeldDeposits } from '../ledger.repository.ts';

/** The late deposit of an order, in won; usually 0. */
export async function getLateDeposit(transaction: MallTransaction, orderNo: string): Promise<number> {
  const [deposit] = await listHeldDeposits(transaction, orderNo);
  return deposit?.held ?? 0;
}
