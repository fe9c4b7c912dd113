import type { MallScope } from '@mall/db/in-mall';
import type { Dependencies } from '../dependencies.ts';
import { operateOrder } from '../modules/order/move/operate-order.ts';

/** Brings a paid order to its buyer, move by move. */
export async function deliverOrder(dependencies: Dependencies, mall: MallScope, orderNo: string): Promise<void> {
  const parcel = { carrier: 'CJ대한통운', invoiceNo: '1234567890' };
  for (const to of ['PREPARING', 'SHIPPED', 'DELIVERED'] as const) {
    await operateOrder(dependencies, mall, { orderNo, to, reason: '', ...(to === 'SHIPPED' && { parcel }) });
  }
}
