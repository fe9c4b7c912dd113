import type { OrderDetail } from '@mall/contracts/order';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Mall } from '../../../plugins/mall.repository.ts';
import { lockOwnOrder } from '../lock-order.ts';
import { getOrder, type OwnOrder } from '../read/get-order.ts';
import { assertNotSettling, findClaim } from './find-claim.ts';
import { moveClaim } from './move-claim.ts';

/** Withdraws a claim that has not been decided yet. */
export async function withdrawClaim(
  transaction: MallTransaction,
  mall: Mall,
  { claimNo, ...own }: OwnOrder & { readonly claimNo: number },
): Promise<OrderDetail> {
  await lockOwnOrder(transaction, own);
  const { claim } = await findClaim(transaction, { orderNo: own.orderNo, claimNo });
  assertNotSettling(claim);
  await moveClaim(transaction, claim, { to: 'WITHDRAWN', actor: 'MEMBER', reason: '', at: own.at });
  return getOrder(transaction, mall, own);
}
