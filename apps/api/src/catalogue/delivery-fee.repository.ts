import { compiledQuery } from '@mall/db/compiled-query';
import type { MallTransaction } from '@mall/db/in-mall';

/** The delivery methods whose fee differs from the mall's usual one. */
export const listDeliveryFees = compiledQuery((transaction) =>
  transaction
    .selectFrom('deliveryFee')
    .select(['deliveryMethod', 'fee', 'freeFrom'])
    .where('mallId', '=', transaction.mallId)
    .orderBy('deliveryMethod'),
);

/** What delivery usually costs in the mall, read from its row rather than from this process's cache. */
export function findDeliveryRates(transaction: MallTransaction) {
  return transaction
    .selectFrom('mall')
    .select(['deliveryFee', 'freeDeliveryFrom', 'remoteSurcharge'])
    .where('mallId', '=', transaction.mallId)
    .executeTakeFirstOrThrow();
}
