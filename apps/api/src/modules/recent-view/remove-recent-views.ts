import type { MallTransaction } from '@mall/db/in-mall';
import type { Mall } from '../../plugins/mall.repository.ts';
import { assertOwnAccount } from '../auth/assert-own-account.ts';
import { deleteViews, listViewedNos, type Owner } from './recent-view.repository.ts';

/** Removes a product from the list, or without a number all of them. */
export async function removeRecentViews(
  transaction: MallTransaction,
  mall: Mall,
  which: Owner & { readonly productNo?: string },
): Promise<{ productNos: string[] }> {
  assertOwnAccount(mall, which.memberNo);
  await deleteViews(transaction, which);
  return { productNos: await listViewedNos(transaction, which) };
}
