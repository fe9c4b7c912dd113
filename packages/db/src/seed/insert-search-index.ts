import { categoryNosTo } from '@mall/domain/category-tree';
import { initialsOf, jamoOf } from '@mall/domain/search-text';
import { insertRows, type SeedTransaction } from './bulk-insert.ts';
import type { Category, Listing, Product } from './content/types.ts';
import { suggestionRows } from './search-suggestions.ts';

export type SearchSource = {
  readonly productByNo: ReadonlyMap<string, Product>;
  readonly categories: readonly Category[];
  readonly listings: readonly Listing[];
};

/** One document per listing, and what the search box may suggest. */
export async function insertSearchIndex(
  transaction: SeedTransaction,
  mallId: number,
  source: SearchSource,
): Promise<void> {
  const pathOf = categoryPaths(source.categories);
  const documents = source.listings.flatMap(({ productNo, categoryNo }) => {
    const product = source.productByNo.get(productNo);
    return product ? [{ mallId, productNo, ...searchTexts(product, pathOf(categoryNo)) }] : [];
  });
  await insertRows(transaction, 'listingSearch', documents);
  await insertRows(
    transaction,
    'searchSuggestion',
    suggestionRows(source).map((row) => ({ mallId, ...row })),
  );
}

/** Everything a word may be found in, as letters and then as initial consonants. */
function searchTexts(product: Product, categoryNames: readonly string[]) {
  const words = [product.name, product.brandName, ...categoryNames, product.tag, ...product.searchTags];
  const inLetters = [...words.slice(0, 1), product.modelName, ...words.slice(1)];
  return {
    name: remembered.jamo(product.name),
    nameInitials: remembered.initials(product.name),
    document: [...inLetters.map(remembered.jamo), ...words.map(remembered.initials)]
      .filter((text) => text !== '')
      .join(' '),
  };
}

/** Names of a category and of those above it. */
function categoryPaths(categories: readonly Category[]): (categoryNo: string) => string[] {
  const names = new Map(categories.map(({ categoryNo, name }) => [categoryNo, name]));
  return (categoryNo) => categoryNosTo(categoryNo).map((above) => names.get(above) ?? '');
}

/** Brands, categories and tags come again and again. */
const remembered = { jamo: memoised(jamoOf), initials: memoised(initialsOf) };

function memoised(transform: (text: string) => string): (text: string) => string {
  const results = new Map<string, string>();
  return (text) => {
    const known = results.get(text) ?? transform(text);
    results.set(text, known);
    return known;
  };
}
