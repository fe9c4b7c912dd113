import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';
import { planPriceAt } from '../../catalogue/plan-price.repository.ts';
import { releasePriceAt } from '../../catalogue/release-price.repository.ts';
import { supportOfCard } from '../../catalogue/support-at.repository.ts';

/** Every phone that the mall lists, shown or not, with its list price and the data that prices its card at an instant. */
export function listCardOffers(transaction: MallTransaction, at: Date) {
  return transaction
    .selectFrom('listing as l')
    .innerJoin('wirelessModel as w', 'w.productNo', 'l.productNo')
    .innerJoin('wirelessMemory as m', (join) =>
      join.onRef('m.productNo', '=', 'w.productNo').onRef('m.memory', '=', 'w.cardMemory'),
    )
    .innerJoinLateral(planPriceAt(sql.ref('w.card_plan_no'), at).as('price'), (join) => join.onTrue())
    .leftJoinLateral(supportOfCard(transaction, at).as('support'), (join) => join.onTrue())
    .where('l.mallId', '=', transaction.mallId)
    .where('l.kind', '=', 'wireless')
    .select(['l.productNo', 'l.salePrice', 'support.commonSupport', 'support.extraSupport'])
    .select(releasePriceAt(at))
    .select(['price.monthlyPrice', 'price.discountMonthly12', 'price.discountMonthly24', 'w.cardDiscountType'])
    .execute();
}

type ListPrice = { readonly productNo: string; readonly salePrice: number };

/** By a function of the database that accepts only phones of this mall: the application may not write prices otherwise. */
export async function updateListPrices(transaction: MallTransaction, prices: readonly ListPrice[]): Promise<void> {
  const productNos = prices.map(({ productNo }) => productNo);
  const salePrices = prices.map(({ salePrice }) => salePrice);
  await sql`select set_phone_list_prices(${productNos}::text[], ${salePrices}::int[])`.execute(transaction);
}
