import type { JoinType } from '@mall/contracts/wireless-codes';
import { compiledQuery } from '@mall/db/compiled-query';
import { sql } from 'kysely';
import { planPriceAt } from '../../catalogue/plan-price.repository.ts';
import { planRuleColumns } from '../../catalogue/plan-rule.repository.ts';
import { releasePriceAt } from '../../catalogue/release-price.repository.ts';
import { isOffered } from '../../catalogue/select-products.repository.ts';
import { supportAt } from '../../catalogue/support-at.repository.ts';

export type OfferKey = {
  readonly productNo: string;
  readonly memory: string;
  readonly planNo: number;
  readonly joinType: JoinType;
};

type Input = OfferKey & { readonly at: Date };

/** Everything that prices one choice at an instant, and who may choose it; empty when the mall does not show the phone, or memory or plan are not sold. */
export const listOffers = compiledQuery((transaction, { productNo, memory, planNo, joinType, at }: Input) => {
  const support = supportAt(transaction, {
    productNo: sql.ref('m.product_no'),
    memory: sql.ref('m.memory'),
    planNo: sql.ref('c.plan_no'),
    joinType: sql`${joinType}`,
    at,
  });
  return transaction
    .selectFrom('listing as l')
    .innerJoin('product as p', 'p.productNo', 'l.productNo')
    .innerJoin('wirelessModel as w', 'w.productNo', 'l.productNo')
    .innerJoin('wirelessMemory as m', 'm.productNo', 'l.productNo')
    .innerJoin('carrierPlan as c', (join) => join.on('c.planNo', '=', planNo))
    .innerJoinLateral(planPriceAt(sql.ref('c.plan_no'), at).as('price'), (join) => join.onTrue())
    .leftJoinLateral(support.as('support'), (join) => join.onTrue())
    .where('l.mallId', '=', transaction.mallId)
    .where('l.productNo', '=', productNo)
    .where(isOffered)
    .where('m.memory', '=', memory)
    .select(['m.isSoldOut', 'c.carrier', 'c.name as planName', 'w.network'])
    .select(planRuleColumns)
    .select(['price.monthlyPrice', 'price.discountMonthly12', 'price.discountMonthly24', 'price.pricedFrom'])
    .select(['support.commonSupport', 'support.extraSupport', 'support.validFrom as supportedFrom'])
    .select(releasePriceAt(at));
});
