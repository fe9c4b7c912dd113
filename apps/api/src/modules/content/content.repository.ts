import type { ContentPage, ContentPageName } from '@mall/contracts/content';
import type { MallScope, MallTransaction } from '@mall/db/in-mall';

export function findContentPage(
  transaction: MallTransaction,
  mall: MallScope,
  pageName: ContentPageName,
): Promise<ContentPage | undefined> {
  return transaction
    .selectFrom('contentPage')
    .select(['title', 'html'])
    .where('mallId', '=', mall.mallId)
    .where('pageName', '=', pageName)
    .executeTakeFirst();
}
