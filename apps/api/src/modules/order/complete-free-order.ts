import type { MallTransaction } from '@mall/db/in-mall';
import { lockOrder } from './lock-order.ts';
import { moveOrder } from './move-order.ts';

/** An order of 0 won has nothing to pay: no service is called, and it is paid as soon as it is placed. */
export async function completeFreeOrder(
  transaction: MallTransaction,
  { orderNo, at }: { readonly orderNo: string; readonly at: Date },
): Promise<void> {
  const order = await lockOrder(transaction, orderNo);
  await moveOrder(transaction, order, 'PAID', { actor: 'SYSTEM', reason: '결제할 금액 없음', at });
}
