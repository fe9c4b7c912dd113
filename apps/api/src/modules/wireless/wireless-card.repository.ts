import { compiledQuery } from '@mall/db/compiled-query';
import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';
import { planPriceAt } from '../../catalogue/plan-price.repository.ts';
import { stockOf } from '../../catalogue/product-parts.repository.ts';
import { releasePriceAt } from '../../catalogue/release-price.repository.ts';
import { selectProducts, type WantedProducts } from '../../catalogue/select-products.repository.ts';
import { supportOfCard } from '../../catalogue/support-at.repository.ts';

type Wanted = WantedProducts & { readonly at: Date };

const selectWireless = (transaction: MallTransaction, { memberNo, productNos, at }: Wanted) =>
  selectProducts(transaction, { kind: 'wireless', memberNo, productNos })
    .innerJoin('wirelessModel as w', 'w.productNo', 'l.productNo')
    .innerJoin('wirelessMemory as m', (join) =>
      join.onRef('m.productNo', '=', 'w.productNo').onRef('m.memory', '=', 'w.cardMemory'),
    )
    .innerJoin('carrierPlan as c', 'c.planNo', 'w.cardPlanNo')
    .innerJoinLateral(planPriceAt(sql.ref('w.card_plan_no'), at).as('price'), (join) => join.onTrue())
    .innerJoinLateral(stockOf(sql.ref('l.product_no')).as('stock'), (join) => join.onTrue())
    .leftJoinLateral(supportOfCard(transaction, at).as('support'), (join) => join.onTrue())
    .select(['w.benefitLine1', 'w.benefitLine2', 'w.newCount', 'w.transferCount', 'w.changeCount'])
    .select(['w.cardMemory', 'w.cardJoinType', 'w.cardDiscountType', 'stock.colours'])
    .select(releasePriceAt(at))
    .select(['c.name as planName', 'price.monthlyPrice', 'price.discountMonthly12', 'price.discountMonthly24'])
    .select(['support.commonSupport', 'support.extraSupport']);

export type WirelessRow = Awaited<ReturnType<typeof listWirelessRows>>[number];

export const listWirelessRows = compiledQuery(selectWireless);

export const listWirelessInFull = compiledQuery((transaction, wanted: Wanted) =>
  selectWireless(transaction, wanted)
    .select(['w.network', 'p.summary', 'p.images', 'p.descriptionHtml', 'w.relatedNos'])
    .select(['p.specifications', 'p.statutoryNotice', 'p.seller']),
);
