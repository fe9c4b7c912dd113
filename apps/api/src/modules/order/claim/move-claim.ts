import { AppError } from '@mall/contracts/errors';
import type { ClaimState } from '@mall/contracts/order-codes';
import type { MallTransaction } from '@mall/db/in-mall';
import { mayMoveClaim } from '@mall/domain/order-states';
import type { MoveReason } from '../move/move-order.ts';
import { type ClaimRow, insertClaimEvent, updateClaim } from './claim.repository.ts';

/** The one way in which a claim changes its state: a legal move or 4094, and a row of history. The caller has locked the order. */
export async function moveClaim(
  transaction: MallTransaction,
  claim: ClaimRow,
  { to, actor, reason, at }: MoveReason & { readonly to: ClaimState },
): Promise<void> {
  const { orderNo, claimNo, type, state: fromState } = claim;
  if (!mayMoveClaim(type, fromState, to)) throw new AppError('4094');
  const isSettled = to === 'DONE' || to === 'REJECTED' || to === 'WITHDRAWN';
  await updateClaim(transaction, {
    ...{ orderNo, claimNo, state: to, changedAt: at },
    // Stored only until the money is back.
    ...(isSettled && { refundAccount: null }),
    ...(actor === 'OPERATOR' && reason !== '' && { answer: reason }),
  });
  await insertClaimEvent(transaction, {
    ...{ orderNo, claimNo, fromState, toState: to },
    ...{ happenedAt: at, actor, reason },
  });
}
