import type { MallTransaction } from '@mall/db/in-mall';
import type { Mall } from '../../plugins/mall.repository.ts';
import { assertOwnAccount } from '../auth/assert-own-account.ts';
import { deleteOldViews, insertViews, listViewedNos, type Owner } from './recent-view.repository.ts';

type Merge = Owner & { readonly productNos: readonly string[]; readonly at: Date };

/** Adds the products of a device; those that the member already has keep their places (R4.10). */
export async function mergeRecentViews(
  transaction: MallTransaction,
  mall: Mall,
  { memberNo, productNos, at }: Merge,
): Promise<{ productNos: string[] }> {
  assertOwnAccount(mall, memberNo);
  await insertViews(transaction, { memberNo, productNos, at });
  await deleteOldViews(transaction, { memberNo });
  return { productNos: await listViewedNos(transaction, { memberNo }) };
}
