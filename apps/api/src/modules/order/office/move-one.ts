import type { moveTargets } from '@mall/contracts/office/order-moves';
import type { AuditedWrite } from '../../../office/audited-write.ts';
import { operateOrder } from '../move/operate-order.ts';

type By = { readonly write: AuditedWrite; readonly staffNo: number };
type Place = { readonly mallId: number; readonly orderNo: string };

/** Moves one order to its next state and writes its audit row. */
export const moveOne = ({ write, staffNo }: By, { mallId, orderNo }: Place, to: (typeof moveTargets)[number]) =>
  write({ mallId, subject: `order ${orderNo}`, changes: { state: to } }, (dependencies) =>
    operateOrder(dependencies, { mallId }, { orderNo, to, reason: '', staffNo }),
  );
