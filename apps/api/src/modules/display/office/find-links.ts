import type { LinkKind, LinkRow } from '@mall/contracts/office/contents';
import { inMall, type MallScope, type MallTransaction } from '@mall/db/in-mall';
import { isMallLink, linkTarget } from '@mall/domain/mall-link';
import { hasCategory } from '../../../catalogue/category.repository.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { isThere } from '../../../pages/page-thing.repository.ts';
import { findLinkRows } from './link.repository.ts';

/** Whether a link leads to something that the mall shows now. */
export async function leadsSomewhere(transaction: MallTransaction, link: string): Promise<boolean> {
  if (!isMallLink(link)) return false;
  const target = linkTarget(link);
  if (target === 'nothing') return false;
  if (target) return isThere(transaction, target);
  const categoryNo = new URLSearchParams(link.split('?')[1]).get('ctgNo');
  return categoryNo === null || hasCategory(transaction, categoryNo);
}

type Wanted = { readonly kind: LinkKind; readonly q: string };

/** Links within a mall for the writer: a search by words, and a check of a link. */
export const createLinkFinder = ({ database }: Pick<Dependencies, 'database'>) => ({
  find: (mall: MallScope, wanted: Wanted): Promise<LinkRow[]> =>
    inMall(database, mall, (transaction) => findLinkRows(transaction, wanted)),
  isAlive: (mall: MallScope, link: string): Promise<boolean> =>
    inMall(database, mall, (transaction) => leadsSomewhere(transaction, link)),
});
