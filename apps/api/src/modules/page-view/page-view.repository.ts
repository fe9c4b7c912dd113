import type { PageView } from '@mall/contracts/page-view';
import type { MallScope, MallTransaction } from '@mall/db/in-mall';

type NewPageView = Omit<PageView, 'visitId'> & { readonly viewedAt: Date };

export async function insertPageView(transaction: MallTransaction, mall: MallScope, view: NewPageView): Promise<void> {
  await transaction
    .insertInto('pageView')
    .values({ mallId: mall.mallId, ...view })
    .execute();
}

export async function deletePageViewsBefore(
  transaction: MallTransaction,
  mall: MallScope,
  before: Date,
): Promise<void> {
  await transaction.deleteFrom('pageView').where('mallId', '=', mall.mallId).where('viewedAt', '<', before).execute();
}
