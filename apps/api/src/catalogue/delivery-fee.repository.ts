import type { DeliveryMethod } from '@mall/contracts/codes';
import { keptStatement } from '@mall/db/kept-statement';
import { sql } from 'kysely';

/** The delivery methods that cost something else than the mall's usual fee. */
export const listDeliveryFees = keptStatement((transaction, mall) =>
  transaction
    .selectFrom('deliveryFee')
    .select(['fee', 'freeFrom'])
    .select(sql<DeliveryMethod>`delivery_method`.as('deliveryMethod'))
    .where('mallId', '=', mall.mallId)
    .orderBy('deliveryMethod'),
);
