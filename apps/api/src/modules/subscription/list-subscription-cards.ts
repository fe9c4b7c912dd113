import type { SubscriptionCard } from '@mall/contracts/subscription';
import type { MallTransaction } from '@mall/db/in-mall';
import { wantedProducts } from '../../catalogue/select-products.repository.ts';
import type { Viewer } from '../../catalogue/viewer.ts';
import { listSubscriptionRows } from './subscription.repository.ts';
import { toSubscriptionCard } from './to-subscription-card.ts';

/** Cards of subscription products in the requested order; products that the mall does not list, show or price are left out. */
export async function listSubscriptionCards(
  transaction: MallTransaction,
  viewer: Viewer,
  productNos: readonly string[],
): Promise<SubscriptionCard[]> {
  if (productNos.length === 0) return [];
  const rows = await listSubscriptionRows(transaction, wantedProducts(viewer, productNos));
  return rows.map(toSubscriptionCard);
}
