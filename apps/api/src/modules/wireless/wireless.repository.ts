import { compiledQuery } from '@mall/db/compiled-query';
import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';
import { planPriceAt } from '../../catalogue/plan-price.repository.ts';
import { planRuleColumns } from '../../catalogue/plan-rule.repository.ts';
import { among, asRequested } from '../../catalogue/product-parts.repository.ts';
import { releasePriceAt } from '../../catalogue/release-price.repository.ts';

/** Every phone that the mall shows, in the mall's own order. */
export async function listShownNos(transaction: MallTransaction): Promise<string[]> {
  const rows = await transaction
    .selectFrom('listing')
    .select('productNo')
    .where('mallId', '=', transaction.mallId)
    .where('kind', '=', 'wireless')
    .where('isVisible', '=', true)
    .orderBy('sortOrder')
    .orderBy('productNo')
    .execute();
  return rows.map((row) => row.productNo);
}

/** Those of the given phones that the mall shows, in the order given. */
export const listShownAmong = compiledQuery((transaction, { productNos }: { productNos: readonly string[] }) =>
  transaction
    .selectFrom('listing')
    .select('productNo')
    .where('mallId', '=', transaction.mallId)
    .where('kind', '=', 'wireless')
    .where('isVisible', '=', true)
    .where(among(sql.ref('product_no'), productNos))
    .orderBy(asRequested(sql.ref('product_no'), productNos)),
);

type OfPhone = { readonly productNo: string };
type AtInstant = { readonly at: Date };

/** One row per colour; a colour is available while one of its options is on sale with stock. */
export const listColours = compiledQuery((transaction, { productNo }: OfPhone) =>
  transaction
    .selectFrom('productOption as o')
    .innerJoin('optionStock as s', (join) =>
      join.onRef('s.productNo', '=', 'o.productNo').onRef('s.optionNo', '=', 'o.optionNo'),
    )
    .select('o.colourName as name')
    .select(sql<string>`(array_agg(o.colour_hex order by o.option_no))[1]`.as('hex'))
    .select(sql<string>`(array_agg(o.image order by o.option_no))[1]`.as('image'))
    .select(sql<boolean>`not bool_or(o.use_code = 'GD00701' and s.quantity > 0)`.as('isSoldOut'))
    .where('o.productNo', '=', productNo)
    .where('o.useCode', '<>', 'GD00704')
    .groupBy('o.colourName')
    .orderBy(sql`min(o.option_no)`),
);

export const listMemories = compiledQuery((transaction, { productNo, at }: OfPhone & AtInstant) =>
  transaction
    .selectFrom('wirelessMemory as m')
    .select(['m.memory', 'm.isSoldOut'])
    .select(releasePriceAt(at))
    .where('m.productNo', '=', productNo)
    .orderBy('m.sortOrder')
    .orderBy('m.memory'),
);

/** The carriers' plans on sale at an instant; they are the provider's, the same in every mall. */
export const listPlans = compiledQuery((transaction, { at }: AtInstant) =>
  transaction
    .selectFrom('carrierPlan as c')
    .innerJoinLateral(planPriceAt(sql.ref('c.plan_no'), at).as('price'), (join) => join.onTrue())
    .select(['c.planNo', 'c.carrier', 'c.name', 'c.dataSummary', 'c.benefitSummary', 'c.isPopular'])
    .select(planRuleColumns)
    .select(['price.monthlyPrice', 'price.discountMonthly12', 'price.discountMonthly24', 'price.pricedFrom'])
    .orderBy('c.carrier')
    .orderBy('c.sortOrder')
    .orderBy('c.planNo'),
);

/** What the carriers claim back at an instant; of several rows in force for one benefit the one that began last applies. */
export const listReturnRules = compiledQuery((transaction, { at }: AtInstant) =>
  transaction
    .selectFrom('carrierReturnRule')
    .distinctOn(['carrier', 'basis', 'contractMonths'])
    .select(['carrier', 'basis', 'contractMonths', 'fullDays', 'steps', 'validFrom'])
    .where('validFrom', '<=', at)
    .where((where) => where.or([where('validTo', 'is', null), where('validTo', '>', at)]))
    .orderBy('carrier')
    .orderBy('basis')
    .orderBy('contractMonths')
    .orderBy('validFrom', 'desc'),
);

/** Supports are dated; of several rows in force for one choice the one that began last applies. */
export const listSupportsInForce = compiledQuery((transaction, { productNo, at }: OfPhone & AtInstant) =>
  transaction
    .selectFrom('wirelessSupport')
    .distinctOn(['memory', 'planNo', 'joinType'])
    .select(['memory', 'planNo', 'joinType', 'commonSupport', 'extraSupport', 'validFrom'])
    .where('mallId', '=', transaction.mallId)
    .where('productNo', '=', productNo)
    .where('validFrom', '<=', at)
    .where((where) => where.or([where('validTo', 'is', null), where('validTo', '>', at)]))
    .orderBy('memory')
    .orderBy('planNo')
    .orderBy('joinType')
    .orderBy('validFrom', 'desc'),
);
