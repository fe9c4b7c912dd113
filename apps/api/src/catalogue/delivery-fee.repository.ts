import { compiledQuery } from '@mall/db/compiled-query';
import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';

/** The delivery methods whose fee differs from the mall's usual one. */
export const listDeliveryFees = compiledQuery((transaction) =>
  transaction
    .selectFrom('deliveryFee')
    .select(['deliveryMethod', 'fee', 'freeFrom'])
    .where('mallId', '=', transaction.mallId)
    .orderBy('deliveryMethod'),
);

type OfMethod = Awaited<ReturnType<typeof listDeliveryFees>>[number];
const listRates = compiledQuery((transaction) =>
  transaction
    .selectFrom('mall as m')
    .select(['m.deliveryFee', 'm.freeDeliveryFrom', 'm.remoteSurcharge'])
    .select(
      sql<OfMethod[]>`array(
        select jsonb_build_object('deliveryMethod', d.delivery_method, 'fee', d.fee, 'freeFrom', d.free_from)
        from delivery_fee d where d.mall_id = m.mall_id order by d.delivery_method)`.as('byMethod'),
    )
    .where('m.mallId', '=', transaction.mallId),
);

/** What delivery costs in the mall, all read from its rows rather than from this process's cache. */
export async function findDeliveryRates(transaction: MallTransaction) {
  const [rates] = await listRates(transaction);
  if (!rates) throw new Error('the mall of the transaction has no row');
  return rates;
}
