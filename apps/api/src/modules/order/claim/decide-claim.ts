import { AppError } from '@mall/contracts/errors';
import type { ClaimState, ClaimType } from '@mall/contracts/order-codes';
import { inMall, type MallScope } from '@mall/db/in-mall';
import { mayMoveClaim } from '@mall/domain/order-states';
import type { Dependencies } from '../../../dependencies.ts';
import type { MoveReason } from '../../../move.ts';
import { lockOrder } from '../lock-order.ts';
import type { ClaimKey } from './claim.repository.ts';
import { assertNotSettling, findClaim } from './find-claim.ts';
import { moveClaim } from './move-claim.ts';
import { settleClaim, startSettling } from './settle-claim.ts';

export const decisions = ['approve', 'reject', 'pick-up', 'complete'] as const;
/** The operator's decisions on a claim. Approving a cancellation carries it out. */
export type Decision = (typeof decisions)[number];

type Decided = ClaimKey & Pick<MoveReason, 'reason' | 'staffNo'> & { readonly decision: Decision };

/** Decides a claim; 4094 when it is not its turn, 4095 when the payment service refuses the refund. */
export async function decideClaim(
  dependencies: Dependencies,
  mall: MallScope,
  { orderNo, claimNo, decision, reason, staffNo }: Decided,
): Promise<void> {
  const { database, clock } = dependencies;
  const key = { orderNo, claimNo };
  const by = { actor: 'OPERATOR', reason, staffNo } as const;
  const isSettling = await inMall(database, mall, async (transaction) => {
    const order = await lockOrder(transaction, orderNo);
    const { claim, claims } = await findClaim(transaction, key);
    assertNotSettling(claim);
    const to = stateAfter(claim.type, decision);
    const at = clock();
    if (to !== 'DONE') {
      await moveClaim(transaction, claim, { to, ...by, at });
      return false;
    }
    if (!mayMoveClaim(claim.type, claim.state, to)) throw new AppError('4094');
    await startSettling(transaction, order, { claims, claim, at });
    return true;
  });
  if (isSettling) await settleClaim(dependencies, mall, key, by);
}

function stateAfter(type: ClaimType, decision: Decision): ClaimState {
  switch (decision) {
    case 'approve':
      return type === 'CANCEL' ? 'DONE' : 'APPROVED';
    case 'reject':
      return 'REJECTED';
    case 'pick-up':
      return 'PICKED_UP';
    case 'complete':
      return 'DONE';
  }
}
