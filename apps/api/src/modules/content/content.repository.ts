import type { ContentPage, ContentPageName } from '@mall/contracts/content';
import type { MallTransaction } from '@mall/db/in-mall';

export function findContentPage(
  transaction: MallTransaction,
  pageName: ContentPageName,
): Promise<ContentPage | undefined> {
  return transaction
    .selectFrom('contentPage')
    .select(['title', 'html'])
    .where('mallId', '=', transaction.mallId)
    .where('pageName', '=', pageName)
    .executeTakeFirst();
}
