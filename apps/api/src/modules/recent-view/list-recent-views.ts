import type { MallTransaction } from '@mall/db/in-mall';
import type { Mall } from '../../plugins/mall.repository.ts';
import { assertOwnAccount } from '../auth/assert-own-account.ts';
import { listViewedNos, type Owner } from './recent-view.repository.ts';

export type RecentViews = { productNos: string[] };

/** What the member looked at, newest first, on whatever device. */
export async function listRecentViews(transaction: MallTransaction, mall: Mall, owner: Owner): Promise<RecentViews> {
  assertOwnAccount(mall, owner.memberNo);
  return { productNos: await listViewedNos(transaction, mall, owner) };
}
