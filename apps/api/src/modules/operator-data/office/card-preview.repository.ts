import type { MallTransaction } from '@mall/db/in-mall';

/** The phones that a mall lists, and the choice that prices the card of each. */
export function listCardWords(transaction: MallTransaction) {
  return transaction
    .selectFrom('listing as l')
    .innerJoin('product as p', 'p.productNo', 'l.productNo')
    .innerJoin('wirelessModel as w', 'w.productNo', 'l.productNo')
    .innerJoin('carrierPlan as c', 'c.planNo', 'w.cardPlanNo')
    .where('l.mallId', '=', transaction.mallId)
    .where('l.isVisible', '=', true)
    .select(['l.productNo', 'p.name', 'w.cardMemory as memory', 'c.name as planName', 'w.cardJoinType as joinType'])
    .select('w.cardDiscountType as discountType')
    .orderBy('p.name')
    .orderBy('l.productNo')
    .execute();
}
