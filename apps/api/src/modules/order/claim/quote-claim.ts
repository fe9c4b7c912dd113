import type { RefundQuote } from '@mall/contracts/claim';
import type { MallTransaction } from '@mall/db/in-mall';
import type { RefundRequest } from '@mall/domain/refund';
import { lockOwnOrder } from '../lock-order.ts';
import type { OwnOrder } from '../read/get-order.ts';
import { listClaims } from './claim.repository.ts';
import { quoteNewClaim } from './order-balance.ts';

/** The refund of a claim, itemised for the member; nothing is stored. */
export async function quoteClaim(
  transaction: MallTransaction,
  { wanted, ...own }: OwnOrder & { readonly wanted: RefundRequest },
): Promise<RefundQuote> {
  const order = await lockOwnOrder(transaction, own);
  const claims = await listClaims(transaction, [own.orderNo]);
  const { goodsAmount, deliveryChange, returnFee, refund } = quoteNewClaim(order, claims, { wanted, at: own.at });
  return { goodsAmount, deliveryChange, returnFee, refund };
}
