import type { DiscountType, JoinType } from '@mall/contracts/codes';
import type { Labelled } from '@mall/contracts/goods';
import type { MallScope, MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';
import { stockOf } from '../../catalogue/product-parts.repository.ts';
import { selectProducts } from '../../catalogue/select-products.repository.ts';
import type { Viewer } from '../../catalogue/viewer.ts';

type Support = { commonSupport: number; extraSupport: number };

/** A lateral table: the support that the card's choice gets at an instant; the row that began last wins. */
const supportOfChoice = (mall: MallScope, at: Date) => sql<Support>`(
  select s.common_support, s.extra_support from wireless_support s
  where s.mall_id = ${mall.mallId} and s.product_no = w.product_no and s.memory = w.card_memory
    and s.plan_no = w.card_plan_no and s.join_type = w.card_join_type
    and s.valid_from <= ${at} and (s.valid_to is null or s.valid_to > ${at})
  order by s.valid_from desc limit 1
)`;

type Wanted = { readonly viewer: Viewer; readonly productNos: readonly string[]; readonly at: Date };

function selectWireless(transaction: MallTransaction, mall: MallScope, { viewer, productNos, at }: Wanted) {
  return (
    selectProducts(transaction, mall, { kind: 'wireless', viewer, productNos })
      .innerJoin('wirelessModel as w', 'w.productNo', 'l.productNo')
      .innerJoin('wirelessMemory as m', (join) =>
        join.onRef('m.productNo', '=', 'w.productNo').onRef('m.memory', '=', 'w.cardMemory'),
      )
      .innerJoin('carrierPlan as c', 'c.planNo', 'w.cardPlanNo')
      .innerJoinLateral(stockOf(sql.ref('l.product_no')).as('stock'), (join) => join.onTrue())
      .leftJoinLateral(supportOfChoice(mall, at).as('support'), (join) => join.onTrue())
      .select(['w.benefitLine1', 'w.benefitLine2', 'w.newCount', 'w.transferCount', 'w.changeCount'])
      .select(['w.cardMemory', 'm.releasePrice', 'stock.colours'])
      .select(sql<JoinType>`w.card_join_type`.as('cardJoinType'))
      .select(sql<DiscountType>`w.card_discount_type`.as('cardDiscountType'))
      // The discount of a 24-month contract, which is what cards are priced by.
      .select([
        'c.name as planName',
        'c.monthlyPrice as planMonthlyPrice',
        'c.discountMonthly24 as planDiscountMonthly',
      ])
      .select(['support.commonSupport', 'support.extraSupport'])
  );
}

export type WirelessRow = Awaited<ReturnType<typeof listWirelessRows>>[number];

export function listWirelessRows(transaction: MallTransaction, mall: MallScope, wanted: Wanted) {
  return selectWireless(transaction, mall, wanted).execute();
}

type WantedOne = { readonly viewer: Viewer; readonly productNo: string; readonly at: Date };

export function findWirelessInFull(transaction: MallTransaction, mall: MallScope, { productNo, ...rest }: WantedOne) {
  return selectWireless(transaction, mall, { ...rest, productNos: [productNo] })
    .select(['p.summary', 'p.images', 'p.descriptionHtml', 'w.relatedNos'])
    .select(sql<Labelled[]>`p.specifications`.as('specifications'))
    .select(sql<Labelled[]>`p.statutory_notice`.as('statutoryNotice'))
    .executeTakeFirst();
}
