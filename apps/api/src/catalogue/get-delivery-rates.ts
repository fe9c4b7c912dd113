import type { Cart } from '@mall/contracts/cart-lines';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Mall } from '../plugins/mall.repository.ts';
import { listDeliveryFees } from './delivery-fee.repository.ts';

/** What delivery costs in a mall, as the wire lists it. */
export async function getDeliveryRates(transaction: MallTransaction, mall: Mall): Promise<Cart['deliveryRates']> {
  return {
    usual: { fee: mall.deliveryFee, freeFrom: mall.freeDeliveryFrom },
    byMethod: await listDeliveryFees(transaction),
    remoteSurcharge: mall.remoteSurcharge,
  };
}
