import { AppError } from '@mall/contracts/errors';
import type { ClaimDecision } from '@mall/contracts/order-codes';
import { inMall, type MallScope } from '@mall/db/in-mall';
import { formatWon } from '@mall/domain/money';
import { mayMoveClaim, stateAfter } from '@mall/domain/order-states';
import { quoteRefund } from '@mall/domain/refund';
import type { Dependencies } from '../../../dependencies.ts';
import type { MoveReason } from '../../../move.ts';
import { lockOrder } from '../lock-order.ts';
import type { LockedOrder } from '../order.repository.ts';
import type { ClaimKey, ClaimRow } from './claim.repository.ts';
import { assertNotSettling, findClaim } from './find-claim.ts';
import { moveClaim } from './move-claim.ts';
import { balanceOf } from './order-balance.ts';
import { queueClaimMail } from './queue-claim-mail.ts';
import { settleClaim, startSettling } from './settle-claim.ts';

type Decided = ClaimKey &
  Pick<MoveReason, 'reason' | 'staffNo'> & {
    readonly decision: ClaimDecision;
    /** The refund shown to whoever decides, in won. */
    readonly seenRefund?: number;
  };

/**
 * Decides a claim. Errors: 4090 the refund is no longer the one that was shown, 4094 the claim's state does not allow
 * this decision, 4095 the payment service refuses the refund.
 */
export async function decideClaim(
  dependencies: Dependencies,
  mall: MallScope,
  { orderNo, claimNo, decision, reason, staffNo, seenRefund }: Decided,
): Promise<void> {
  const { database, clock } = dependencies;
  const key = { orderNo, claimNo };
  const by = { actor: 'OPERATOR', reason, staffNo } as const;
  const isSettling = await inMall(database, mall, async (transaction) => {
    const order = await lockOrder(transaction, orderNo);
    const { claim, claims } = await findClaim(transaction, key);
    assertNotSettling(claim);
    if (seenRefund !== undefined) assertSeenRefund(order, claim, seenRefund);
    const to = stateAfter(claim.type, decision);
    const at = clock();
    if (to !== 'DONE') {
      await moveClaim(transaction, claim, { to, ...by, at });
      // No mail for a pick-up: the member handed the goods over.
      if (to !== 'PICKED_UP') await queueClaimMail(transaction, order, { claim, state: to, at });
      return false;
    }
    if (!mayMoveClaim(claim.type, claim.state, to)) throw new AppError('4094');
    await startSettling(transaction, order, { claims, claim, at });
    return true;
  });
  if (isSettling) await settleClaim(dependencies, mall, key, by);
}

/** 4090 unless the refund due now equals the one that was shown, in won. */
export function assertSeenRefund(order: LockedOrder, claim: ClaimRow, seenRefund: number): void {
  const { refund } = quoteRefund(balanceOf(order), claim);
  if (refund !== seenRefund)
    throw new AppError('4090', { description: `그사이 돌려드릴 금액이 ${formatWon(refund)}으로 바뀌었어요.` });
}
