import { AppError, fieldError } from '@mall/contracts/errors';
import { inMall, type MallScope, type MallTransaction } from '@mall/db/in-mall';
import { isFullyShipped, isShippable, type ParcelLine, piecesToShip } from '@mall/domain/parcels';
import type { Dependencies } from '../../../dependencies.ts';
import type { MoveReason } from '../../../move.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { lockOrder } from '../lock-order.ts';
import type { LockedOrder } from '../order.repository.ts';
import { insertParcel, listParcels } from '../parcel.repository.ts';
import { moveOrder } from './move-order.ts';
import { assertUnclaimed } from './operate-order.ts';

export type NewParcel = {
  readonly orderNo: string;
  readonly carrier: string;
  readonly invoiceNo: string;
  /** Contents of the parcel; by default all pieces that are not shipped yet. */
  readonly lines?: readonly ParcelLine[] | undefined;
  readonly reason?: string;
  readonly staffNo?: MoveReason['staffNo'];
};

/**
 * Ships a parcel of an order and mails its orderer; with the last piece the order becomes SHIPPED. Returns false, and
 * changes nothing, when the order already has this parcel. Errors: 4043; 4094 the order is not in preparation, or has an
 * open claim; 4220 pieces that are not left to ship.
 */
export function shipParcel(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  mall: MallScope,
  parcel: NewParcel,
): Promise<boolean> {
  return inMall(database, mall, async (transaction) => {
    const { orderNo, carrier, invoiceNo, staffNo, reason = '' } = parcel;
    const order = await lockOrder(transaction, orderNo);
    const parcels = await listParcels(transaction, [orderNo]);
    if (parcels.some((one) => one.carrier === carrier && one.invoiceNo === invoiceNo)) return false;
    if (order.state !== 'PREPARING') throw new AppError('4094');
    await assertUnclaimed(transaction, orderNo);
    const lines = parcel.lines ?? restOf(order);
    if (!isShippable(lines, order.lines)) throw fieldError('lines', '보낼 수 있는 수량을 확인해 주세요.');
    const at = clock();
    const shipmentNo = parcels.length + 1;
    const head = { orderNo, carrier, invoiceNo, shipmentNo, staffNo: staffNo ?? null };
    const facts = { orderNo, memberNo: order.memberNo, shipmentNo };
    await Promise.all([
      insertParcel(transaction, { ...head, shippedAt: at, lines }),
      queueMail(transaction, { kind: 'ORDER_SHIPPED', facts, at }),
    ]);
    await completeShipping(transaction, withShipped(order, lines), { actor: 'OPERATOR', reason, staffNo, at });
    return true;
  });
}

const restOf = ({ lines }: LockedOrder): ParcelLine[] =>
  lines.map((line) => ({ lineNo: line.lineNo, pieces: piecesToShip(line) })).filter(({ pieces }) => pieces > 0);

const withShipped = (order: LockedOrder, parcel: readonly ParcelLine[]): LockedOrder => ({
  ...order,
  lines: order.lines.map((line) => {
    const added = parcel.find(({ lineNo }) => lineNo === line.lineNo)?.pieces ?? 0;
    return { ...line, shipped: line.shipped + added };
  }),
});

/** Moves an order in preparation to SHIPPED once no piece is left to ship. */
export async function completeShipping(
  transaction: MallTransaction,
  order: LockedOrder,
  by: MoveReason,
): Promise<void> {
  if (order.state !== 'PREPARING' || !isFullyShipped(order.lines)) return;
  await moveOrder(transaction, order, { to: 'SHIPPED', ...by });
}
