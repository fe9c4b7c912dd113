import { defaultListSort, goodsSorts, type ListSort, type ProductKind } from '@mall/contracts/codes';
import { AppError } from '@mall/contracts/errors';
import { type ProductListQuery, productPageSize } from '@mall/contracts/product-list';
import type { MallTransaction } from '@mall/db/in-mall';
import { type GetEach, tags } from '../../catalogue/catalogue-cache.ts';
import { hasCategory } from '../../catalogue/category.repository.ts';
import { categoryRange } from '../../catalogue/category-range.ts';
import type { ListScope } from './listing-conditions.repository.ts';
import { type ListingFilter, narrowsNothing, toListingFilter } from './listing-filter.ts';
import { countListings, listListingPage } from './product-list.repository.ts';

export type CategoryPage = {
  readonly total: number;
  readonly productNos: string[];
  readonly page: number;
  readonly pageSize: number;
};
type Wanted = { readonly kind: ProductKind; readonly query: ProductListQuery; readonly getEach: GetEach };

/** The numbers on one page of a category, including everything below it; 4040 for an unknown category. */
export async function listCategoryPage(
  transaction: MallTransaction,
  { kind, query, getEach }: Wanted,
): Promise<CategoryPage> {
  const page = query.page ?? 1;
  const scope = { kind, range: categoryRange(query.categoryNo) };
  const filter = toListingFilter(query);
  const offset = (page - 1) * productPageSize;
  const wanted = { scope, filter, sort: sortFor(kind, query.sort), limit: productPageSize, offset };
  // Sent to the database together, so that looking up the category costs no extra round trip.
  const [isKnown, total, productNos] = await Promise.all([
    hasCategory(transaction, query.categoryNo),
    keptTotal(transaction, { scope, filter, getEach }),
    listListingPage(transaction, wanted),
  ]);
  if (!isKnown) throw new AppError('4040');
  return { total, productNos, page, pageSize: productPageSize };
}

type Counting = { readonly scope: ListScope; readonly filter: ListingFilter; readonly getEach: GetEach };

/** The total is the same for every order and page; without a filter it does not depend on prices, favourites or stock. */
async function keptTotal(transaction: MallTransaction, { scope, filter, getEach }: Counting): Promise<number> {
  const { mallId } = transaction;
  const name = JSON.stringify([mallId, 'total', scope, filter]);
  const madeOf = narrowsNothing(filter) ? tags.numbers(mallId) : tags.lists(mallId);
  const counted = await getEach([name], {
    keyOf: () => name,
    tagsOf: () => [madeOf],
    bytesOf: () => name.length + totalBytes,
    compute: async (tx) => new Map([[name, { total: await countListings(tx, { scope, filter }) }]]),
  });
  return counted.get(name)?.total ?? 0;
}
const totalBytes = 300;

/** Only goods have reviews, and a market price to compute a discount from. */
function sortFor(kind: ProductKind, sort = defaultListSort): ListSort {
  return goodsSorts.includes(sort) && kind !== 'goods' ? defaultListSort : sort;
}
