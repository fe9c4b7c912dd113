import { AppError } from '@mall/contracts/errors';
import type { ClaimState } from '@mall/contracts/order-codes';
import type { MallTransaction } from '@mall/db/in-mall';
import { mayMoveClaim } from '@mall/domain/order-states';
import type { Move } from '../../../move.ts';
import { type ClaimRow, insertClaimEvent, updateClaim } from './claim.repository.ts';

/**
 * The only function that changes a claim's state: applies a legal transition (4094 otherwise), adds a row to its
 * history and returns the updated claim. The caller must have locked the order.
 */
export async function moveClaim(
  transaction: MallTransaction,
  claim: ClaimRow,
  { to, at, ...by }: Move<ClaimState>,
): Promise<ClaimRow> {
  const { orderNo, claimNo, type, state: fromState } = claim;
  if (!mayMoveClaim(type, fromState, to)) throw new AppError('4094');
  const isSettled = to === 'DONE' || to === 'REJECTED' || to === 'WITHDRAWN';
  const change = {
    state: to,
    // The refund account is stored only until the refund is done.
    ...(isSettled && { refundAccount: null }),
    ...(by.actor === 'OPERATOR' && by.reason !== '' && { answer: by.reason }),
  };
  await updateClaim(transaction, { orderNo, claimNo, changedAt: at, ...change });
  await insertClaimEvent(transaction, {
    ...{ orderNo, claimNo, fromState, toState: to },
    ...{ happenedAt: at, ...by },
  });
  return { ...claim, ...change };
}
