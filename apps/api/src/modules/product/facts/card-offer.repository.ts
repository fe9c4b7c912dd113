import type { DiscountType, JoinType } from '@mall/contracts/wireless-codes';
import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';
import { planPriceAt } from '../../../catalogue/plan-price.repository.ts';
import { supportAt } from '../../../catalogue/support-at.repository.ts';

export type CardChoice = {
  readonly productNo: string;
  readonly memory: string;
  readonly planNo: number;
  readonly joinType: JoinType;
  readonly discountType: DiscountType;
};

/** A plan's price and a mall's support for one choice at an instant, whether the phone is listed or not. */
export function findCardOffer(
  transaction: MallTransaction,
  { productNo, memory, planNo, joinType }: CardChoice,
  at: Date,
) {
  const support = supportAt(transaction, {
    ...{ productNo: sql`${productNo}`, memory: sql`${memory}`, planNo: sql`${planNo}::int` },
    ...{ joinType: sql`${joinType}`, at },
  });
  return transaction
    .selectFrom('carrierPlan as c')
    .innerJoinLateral(planPriceAt(sql.ref('c.plan_no'), at).as('price'), (join) => join.onTrue())
    .leftJoinLateral(support.as('support'), (join) => join.onTrue())
    .where('c.planNo', '=', planNo)
    .select(['price.monthlyPrice', 'price.discountMonthly12', 'price.discountMonthly24'])
    .select(['support.commonSupport', 'support.extraSupport'])
    .executeTakeFirst();
}
