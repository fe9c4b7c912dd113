import type { PageView } from '@mall/contracts/page-view';
import type { MallTransaction } from '@mall/db/in-mall';

type NewPageView = Omit<PageView, 'visitId'> & { readonly viewedAt: Date };

export async function insertPageView(transaction: MallTransaction, view: NewPageView): Promise<void> {
  await transaction
    .insertInto('pageView')
    .values({ ...view, mallId: transaction.mallId })
    .execute();
}
