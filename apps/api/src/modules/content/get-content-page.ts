import type { ContentPage, ContentPageName } from '@mall/contracts/content';
import { AppError } from '@mall/contracts/errors';
import type { MallTransaction } from '@mall/db/in-mall';
import { findContentPage } from './content.repository.ts';

/** A page that the mall's operator has written; 4040 until then. */
export async function getContentPage(transaction: MallTransaction, pageName: ContentPageName): Promise<ContentPage> {
  const page = await findContentPage(transaction, pageName);
  if (!page) throw new AppError('4040');
  return page;
}
