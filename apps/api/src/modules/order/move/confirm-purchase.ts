import type { OrderDetail } from '@mall/contracts/order';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Mall } from '../../../plugins/mall.repository.ts';
import { lockOwnOrder } from '../lock-order.ts';
import { getOrder, type OwnOrder } from '../read/get-order.ts';
import { confirmOrder } from './confirm-order.ts';

/** The member confirms the purchase, after which nothing can be returned. */
export async function confirmPurchase(transaction: MallTransaction, mall: Mall, own: OwnOrder): Promise<OrderDetail> {
  const order = await lockOwnOrder(transaction, own);
  await confirmOrder(transaction, order, { actor: 'MEMBER', reason: '', at: own.at });
  return getOrder(transaction, mall, own);
}
