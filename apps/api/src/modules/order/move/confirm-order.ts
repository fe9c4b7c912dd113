import { AppError } from '@mall/contracts/errors';
import type { MallTransaction } from '@mall/db/in-mall';
import { isClaimOpen } from '@mall/domain/order-states';
import type { MoveReason } from '../../../move.ts';
import { listClaims } from '../claim/claim.repository.ts';
import type { LockedOrder } from '../order.repository.ts';
import { moveOrder } from './move-order.ts';

/**
 * Confirms the purchase of the pieces that were not returned; 4094 while a claim is open, or when all were returned.
 */
export async function confirmOrder(
  transaction: MallTransaction,
  order: LockedOrder,
  reason: MoveReason,
): Promise<LockedOrder> {
  const claims = await listClaims(transaction, [order.orderNo]);
  const hasRemaining = order.lines.some(({ quantity, takenBack }) => takenBack < quantity);
  if (!hasRemaining || claims.some(({ state }) => isClaimOpen(state))) throw new AppError('4094');
  return moveOrder(transaction, order, { to: 'CONFIRMED', ...reason });
}
