import { categoryNosTo } from '@mall/domain/category-tree';
import { documentMaker } from '@mall/domain/search-document';
import { suggestionRows } from '@mall/domain/search-suggestions';
import { insertRows, rowsPerStatement, type SeedTransaction } from './bulk-insert.ts';
import type { Category, Listing, Product } from './content/types.ts';

type SearchSource = {
  readonly productByNo: ReadonlyMap<string, Product>;
  readonly categories: readonly Category[];
  readonly listings: readonly Listing[];
};

const documentOf = documentMaker();

/** The search index of a mall at its birth; from then on it follows each change by itself. */
export async function insertSearchIndex(
  transaction: SeedTransaction,
  mallId: number,
  { productByNo, categories, listings }: SearchSource,
): Promise<void> {
  const namesTo = namesToCategory(categories);
  const listed = listings.flatMap((listing) => {
    const product = productByNo.get(listing.productNo);
    return product ? [{ listing, product, categoryNames: namesTo(listing.categoryNo) }] : [];
  });
  // Not all at once: the documents of a mall of 100,000 products are larger than everything else of it.
  for (let start = 0; start < listed.length; start += rowsPerStatement) {
    const documents = listed.slice(start, start + rowsPerStatement).map(({ product, categoryNames }) => ({
      ...{ mallId, productNo: product.productNo },
      // A brand is born without other spellings.
      ...documentOf({ ...product, brandWords: [] }, categoryNames),
    }));
    await insertRows(transaction, 'listingSearch', documents);
  }
  const shown = listed
    .filter(({ listing, product }) => listing.isOn && isSold(product))
    .map(({ listing: { favouriteCount }, product: { name, brandName, searchTags }, categoryNames }) => ({
      ...{ name, brandName, searchTags, categoryNames, favouriteCount },
    }));
  const suggestions = suggestionRows(shown).map((row) => ({ mallId, ...row }));
  await insertRows(transaction, 'searchSuggestion', suggestions);
}

const isSold = ({ approval, state }: Product): boolean => approval === 'Y' && ['GD00403', 'GD00405'].includes(state);

/** Finds the names of a category and of those above it. */
function namesToCategory(categories: readonly Category[]): (categoryNo: string) => string[] {
  const names = new Map(categories.map(({ categoryNo, name }) => [categoryNo, name]));
  return (categoryNo) => categoryNosTo(categoryNo).map((above) => names.get(above) ?? '');
}
