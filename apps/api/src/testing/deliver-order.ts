import type { MallScope } from '@mall/db/in-mall';
import type { Dependencies } from '../dependencies.ts';
import { operateOrder } from '../modules/order/move/operate-order.ts';
import { shipParcel } from '../modules/order/move/ship-parcel.ts';

export type Travelling = 'PREPARING' | 'SHIPPED' | 'DELIVERED';
export const testParcel = { carrier: 'CJ대한통운', invoiceNo: '1234567890' };

/** Moves an order on as the operator does; it ships complete, in one parcel. */
export async function bringTo(
  dependencies: Dependencies,
  mall: MallScope,
  { orderNo, to }: { readonly orderNo: string; readonly to: Travelling },
): Promise<void> {
  if (to === 'SHIPPED') await shipParcel(dependencies, mall, { orderNo, ...testParcel });
  else await operateOrder(dependencies, mall, { orderNo, to, reason: '' });
}

/** Moves a paid order step by step until it is delivered. */
export async function deliverOrder(dependencies: Dependencies, mall: MallScope, orderNo: string): Promise<void> {
  for (const to of ['PREPARING', 'SHIPPED', 'DELIVERED'] as const) await bringTo(dependencies, mall, { orderNo, to });
}
