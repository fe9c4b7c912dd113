import { AppError } from '@mall/contracts/errors';
import type { OrderState } from '@mall/contracts/order-codes';
import { inMall, type MallScope } from '@mall/db/in-mall';
import { isClaimOpen } from '@mall/domain/order-states';
import type { Dependencies } from '../../../dependencies.ts';
import type { MoveReason } from '../../../move.ts';
import { listClaims } from '../claim/claim.repository.ts';
import { lockOrder } from '../lock-order.ts';
import { updateOrder } from '../order.repository.ts';
import { moveOrder } from './move-order.ts';

type Operation = {
  readonly orderNo: string;
  readonly to: Extract<OrderState, 'PREPARING' | 'SHIPPED' | 'DELIVERED'>;
  /** Of the parcel, when it ships. */
  readonly parcel?: { readonly carrier: string; readonly invoiceNo: string };
  readonly reason: string;
  readonly staffNo?: MoveReason['staffNo'];
};

/** The operator moves an order on; 4094 when its state does not allow it, or while the member wants it cancelled. */
export function operateOrder(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  mall: MallScope,
  { orderNo, to, parcel, reason, staffNo }: Operation,
): Promise<void> {
  return inMall(database, mall, async (transaction) => {
    const order = await lockOrder(transaction, orderNo);
    const claims = await listClaims(transaction, [orderNo]);
    if (to !== 'DELIVERED' && claims.some(({ state }) => isClaimOpen(state))) {
      throw new AppError('4094', { description: '처리하지 않은 취소 신청이 있어요.' });
    }
    await moveOrder(transaction, order, { to, actor: 'OPERATOR', reason, staffNo, at: clock() });
    if (parcel) await updateOrder(transaction, order, parcel);
  });
}
