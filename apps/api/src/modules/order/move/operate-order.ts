import { AppError } from '@mall/contracts/errors';
import type { OrderState } from '@mall/contracts/order-codes';
import { inMall, type MallScope, type MallTransaction } from '@mall/db/in-mall';
import { isClaimOpen } from '@mall/domain/order-states';
import type { Dependencies } from '../../../dependencies.ts';
import type { MoveReason } from '../../../move.ts';
import { listClaims } from '../claim/claim.repository.ts';
import { lockOrder } from '../lock-order.ts';
import { moveOrder } from './move-order.ts';

type Operation = {
  readonly orderNo: string;
  readonly to: Extract<OrderState, 'PREPARING' | 'DELIVERED'>;
  readonly reason: string;
  readonly staffNo?: MoveReason['staffNo'];
};

/** 4094 while a claim of this order is open. */
export async function assertUnclaimed(transaction: MallTransaction, orderNo: string): Promise<void> {
  const claims = await listClaims(transaction, [orderNo]);
  if (claims.some(({ state }) => isClaimOpen(state)))
    throw new AppError('4094', { description: '처리하지 않은 취소 신청이 있어요.' });
}

/** The operator moves an order to its next state; 4094 when its state does not allow it, or while a claim is open. */
export function operateOrder(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  mall: MallScope,
  { orderNo, to, reason, staffNo }: Operation,
): Promise<void> {
  return inMall(database, mall, async (transaction) => {
    const order = await lockOrder(transaction, orderNo);
    if (to === 'PREPARING') await assertUnclaimed(transaction, orderNo);
    await moveOrder(transaction, order, { to, actor: 'OPERATOR', reason, staffNo, at: clock() });
  });
}
