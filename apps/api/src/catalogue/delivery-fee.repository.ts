import type { DeliveryMethod } from '@mall/contracts/codes';
import type { MallScope, MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';

/** The delivery methods that cost something else than the mall's usual fee. */
export function listDeliveryFees(transaction: MallTransaction, mall: MallScope) {
  return transaction
    .selectFrom('deliveryFee')
    .select(['fee', 'freeFrom'])
    .select(sql<DeliveryMethod>`delivery_method`.as('deliveryMethod'))
    .where('mallId', '=', mall.mallId)
    .orderBy('deliveryMethod')
    .execute();
}
