import type { DataOf } from '@mall/contracts/endpoint';
import type { listSpecialSales as contract } from '@mall/contracts/special-sale';
import type { MallTransaction } from '@mall/db/in-mall';
import { listSalesEndingAfter } from './special-sale.repository.ts';
import { toSpecialSaleCard } from './to-special-sale-card.ts';

/** How long an ended sale is still shown. */
const shownAfterEndMilliseconds = 7 * 86_400_000;

/** The mall's sales: running, upcoming and recently ended ones. */
export async function listSpecialSales(transaction: MallTransaction, at: Date): Promise<DataOf<typeof contract>> {
  const since = new Date(at.getTime() - shownAfterEndMilliseconds);
  const rows = await listSalesEndingAfter(transaction, since);
  return { repliedAt: at.toISOString(), sales: rows.map(toSpecialSaleCard) };
}
