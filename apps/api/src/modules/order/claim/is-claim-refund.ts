import type { MallTransaction } from '@mall/db/in-mall';
import { isClaimOpen } from '@mall/domain/order-states';
import { listClaims } from './claim.repository.ts';

/**
 * Whether a refund of this amount (won) is the one that a claim of the order waits for. Only one claim of an order is
 * refunded at a time.
 */
export async function isClaimRefund(
  transaction: MallTransaction,
  { orderNo, amount }: { readonly orderNo: string; readonly amount: number },
): Promise<boolean> {
  const claims = await listClaims(transaction, [orderNo]);
  return claims.some(
    ({ state, refundStartedAt, refundAmount }) =>
      isClaimOpen(state) && refundStartedAt !== null && refundAmount === amount,
  );
}
