import { defaultListSort, goodsSorts, type ListSort, type ProductKind } from '@mall/contracts/codes';
import { AppError } from '@mall/contracts/errors';
import { type ProductListQuery, productPageSize } from '@mall/contracts/product-list';
import type { MallTransaction } from '@mall/db/in-mall';
import { hasCategory } from '../../catalogue/category.repository.ts';
import { categoryRange } from '../../catalogue/category-range.ts';
import { toListingFilter } from './listing-filter.ts';
import { type ListingPage, listListingPage } from './product-list.repository.ts';

export type CategoryPage = ListingPage & { readonly page: number; readonly pageSize: number };

/** The numbers on one page of a category and everything below it; 4040 for an unknown category. */
export async function listCategoryPage(
  transaction: MallTransaction,
  kind: ProductKind,
  query: ProductListQuery,
): Promise<CategoryPage> {
  const page = query.page ?? 1;
  const wanted = {
    scope: { kind, range: categoryRange(query.categoryNo) },
    filter: toListingFilter(query),
    sort: sortFor(kind, query.sort),
    limit: productPageSize,
    offset: (page - 1) * productPageSize,
  };
  // Sent to the database together, so that looking up the category costs no round trip more.
  const [isKnown, found] = await Promise.all([
    hasCategory(transaction, query.categoryNo),
    listListingPage(transaction, wanted),
  ]);
  if (!isKnown) throw new AppError('4040');
  return { ...found, page, pageSize: productPageSize };
}

/** Only goods have a market price to be discounted from, and reviews. */
function sortFor(kind: ProductKind, sort = defaultListSort): ListSort {
  return goodsSorts.includes(sort) && kind !== 'goods' ? defaultListSort : sort;
}
