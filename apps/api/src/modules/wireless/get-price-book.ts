import type { JoinType } from '@mall/contracts/wireless-codes';
import type { PriceBook, PricedPhone } from '@mall/contracts/wireless-prices';
import type { MallTransaction } from '@mall/db/in-mall';
import { instalmentRatePercent } from './instalment-rate.ts';
import * as repository from './price-book.repository.ts';
import { listPlans } from './wireless.repository.ts';

type Wanted = { readonly joinType: JoinType; readonly at: Date };

/** Everything that prices a mall's phones for one joining type, at an instant. */
export async function getPriceBook(transaction: MallTransaction, wanted: Wanted): Promise<PriceBook> {
  const [plans, memories, supportRows] = await Promise.all([
    listPlans(transaction, wanted),
    repository.listPricedMemories(transaction),
    repository.listSupportRows(transaction, wanted),
  ]);
  const table = createSupportTable(plans.map(({ planNo }) => planNo));
  const placeOf = new Map(supportRows.map((row) => [`${row.productNo} ${row.memory}`, table.placeOf(row)]));
  const phones = new Map<string, PricedPhone>();
  for (const { productNo, isSoldOut, network, memory, releasePrice, isMemorySoldOut } of memories) {
    const phone = phones.get(productNo) ?? { goodsGroupNo: productNo, isSoldOut, network, memories: [] };
    const supportsAt = placeOf.get(`${productNo} ${memory}`) ?? table.none;
    phone.memories.push({ memory, releasePrice, isSoldOut: isMemorySoldOut, supportsAt });
    phones.set(productNo, phone);
  }
  return {
    plans: plans.map((plan) => ({ ...plan, pricedFrom: plan.pricedFrom.toISOString() })),
    instalmentRatePercent,
    supports: table.rows,
    phones: [...phones.values()],
  };
}

/** Rows of supports, each stored once however many memories share it. */
function createSupportTable(planNos: readonly number[]) {
  const places = new Map<string, number>();
  const rows: number[][] = [];
  const keep = (row: number[]): number => {
    const key = row.join();
    const known = places.get(key) ?? rows.push(row) - 1;
    places.set(key, known);
    return known;
  };
  return {
    rows,
    none: keep(planNos.flatMap(() => [0, 0])),
    placeOf: ({ planNos: of, commonSupports, extraSupports }: repository.SupportRow): number => {
      const byPlan = new Map(of.map((planNo, index) => [planNo, index]));
      return keep(
        planNos.flatMap((planNo) => {
          const index = byPlan.get(planNo);
          return index === undefined ? [0, 0] : [commonSupports[index] ?? 0, extraSupports[index] ?? 0];
        }),
      );
    },
  };
}
