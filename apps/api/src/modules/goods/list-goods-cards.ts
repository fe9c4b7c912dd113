import type { GoodsCard } from '@mall/contracts/goods';
import type { MallTransaction } from '@mall/db/in-mall';
import { wantedProducts } from '../../catalogue/select-products.repository.ts';
import type { Viewer } from '../../catalogue/viewer.ts';
import { listGoodsRows } from './goods.repository.ts';
import { toGoodsCard } from './to-goods-card.ts';

/** Cards of goods in the requested order; products that the mall does not list or show are left out. */
export async function listGoodsCards(
  transaction: MallTransaction,
  viewer: Viewer,
  productNos: readonly string[],
): Promise<GoodsCard[]> {
  if (productNos.length === 0) return [];
  const rows = await listGoodsRows(transaction, wantedProducts(viewer, productNos));
  return rows.map((row) => toGoodsCard(row, viewer));
}
