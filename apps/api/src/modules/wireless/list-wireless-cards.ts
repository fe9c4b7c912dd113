import type { WirelessCard } from '@mall/contracts/wireless';
import type { MallTransaction } from '@mall/db/in-mall';
import { wantedProducts } from '../../catalogue/select-products.repository.ts';
import type { Viewer } from '../../catalogue/viewer.ts';
import { toWirelessCard } from './to-wireless-card.ts';
import { listWirelessRows } from './wireless-card.repository.ts';

/** Cards of phones in the requested order, priced by the support in force at that instant; phones that the mall does not show are left out. */
export async function listWirelessCards(
  transaction: MallTransaction,
  viewer: Viewer,
  productNos: readonly string[],
  at: Date,
): Promise<WirelessCard[]> {
  if (productNos.length === 0) return [];
  const rows = await listWirelessRows(transaction, { ...wantedProducts(viewer, productNos), at });
  return rows.map(toWirelessCard);
}
