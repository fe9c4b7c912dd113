import { AppError } from '@mall/contracts/errors';
import type { Facets } from '@mall/contracts/product-list';
import type { MallTransaction } from '@mall/db/in-mall';
import { hasCategory } from '../../catalogue/category.repository.ts';
import { categoryRange } from '../../catalogue/category-range.ts';
import { countFacets } from './facet.repository.ts';
import type { ListingFilter } from './listing-filter.ts';
import { discountChoices, priceBarCount, toFacets } from './to-facets.ts';

type Input = { readonly categoryNo: string; readonly filter: ListingFilter };

/** The facets of a category's goods; 4040 for an unknown category. */
export async function getFacets(transaction: MallTransaction, { categoryNo, filter }: Input): Promise<Facets> {
  if (!(await hasCategory(transaction, categoryNo))) throw new AppError('4040');
  const counts = await countFacets(transaction, {
    scope: { kind: 'goods', range: categoryRange(categoryNo) },
    filter,
    barCount: priceBarCount,
    lowestRates: discountChoices,
  });
  return toFacets(counts, filter);
}
