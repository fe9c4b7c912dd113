import type { CareType } from '@mall/contracts/product-codes';
import { compiledQuery } from '@mall/db/compiled-query';
import type { MallTransaction } from '@mall/db/in-mall';
import { seoulDayOf } from '@mall/domain/seoul-day';
import { sql } from 'kysely';
import { selectProducts, type WantedProducts } from '../../catalogue/select-products.repository.ts';

type LowestTerm = { months: number; careType: CareType; monthlyFee: number };

/** A lateral table: the lowest fee of the product in this mall, the shorter contract first. */
const lowestTerm = (transaction: MallTransaction) => sql<LowestTerm>`(
  select t.months, t.care_type, t.monthly_fee from subscription_term t
  where t.mall_id = ${transaction.mallId} and t.product_no = l.product_no
  order by t.monthly_fee, t.months, t.care_type limit 1
)`;

const selectSubscriptions = (transaction: MallTransaction, { memberNo, productNos }: WantedProducts) =>
  selectProducts(transaction, { kind: 'subscription', memberNo, productNos })
    .innerJoin('subscriptionProduct as s', 's.productNo', 'l.productNo')
    .innerJoinLateral(lowestTerm(transaction).as('term'), (join) => join.onTrue())
    .select(['term.months', 'term.careType', 'term.monthlyFee', 's.visitCycleMonths', 's.isFirstMonthFree']);

export type SubscriptionRow = Awaited<ReturnType<typeof listSubscriptionRows>>[number];

export const listSubscriptionRows = compiledQuery(selectSubscriptions);

export const listSubscriptionsInFull = compiledQuery((transaction, wanted: WantedProducts) =>
  selectSubscriptions(transaction, wanted)
    .select(['p.summary', 'p.images', 'p.descriptionHtml', 's.purchasePrice', 's.registrationFee'])
    .select(['s.leavePercent', 's.takeBackFee', 's.cancellationTerms', 'p.specifications']),
);

export function listTerms(transaction: MallTransaction, productNo: string) {
  return transaction
    .selectFrom('subscriptionTerm')
    .select(['months', 'monthlyFee', 'careType'])
    .where('mallId', '=', transaction.mallId)
    .where('productNo', '=', productNo)
    .orderBy('careType', 'desc')
    .orderBy('months')
    .execute();
}

type OnDay = { readonly productNo: string; readonly at: Date };

/** Partner cards belong to the product, the same in every mall; only those valid at the moment. */
export function listPartnerCards(transaction: MallTransaction, { productNo, at }: OnDay) {
  const day = seoulDayOf(at);
  return transaction
    .selectFrom('partnerCard')
    .select(['cardNo', 'name', 'minimumSpend', 'monthlyDiscount'])
    .where('productNo', '=', productNo)
    .where(
      sql<boolean>`(starts_on is null or starts_on <= ${day}::date) and (ends_on is null or ends_on >= ${day}::date)`,
    )
    .orderBy('monthlyDiscount', 'desc')
    .orderBy('cardNo')
    .execute();
}
