import { categoryNosTo } from '@mall/domain/category-tree';
import { documentMaker, type SearchDocument } from '@mall/domain/search-document';
import { type ShownProduct, suggestionRows } from '@mall/domain/search-suggestions';
import { sql } from 'kysely';
import { inChunks, insertRows, jsonOf, rowsPerStatement, type SeedTransaction } from './bulk-insert.ts';
import type { Category, Listing, Product } from './content/types.ts';
import type { Catalogue, Listed } from './seed-content.ts';

type SearchSource = {
  readonly productByNo: Catalogue['productByNo'];
  readonly categories: readonly Category[];
  readonly listings: readonly Listing[];
};

/** The search index of a mall at its birth; from then on it follows each change by itself. */
export async function insertSearchIndex(
  transaction: SeedTransaction,
  mallId: number,
  { productByNo, categories, listings }: SearchSource,
): Promise<void> {
  const listed = [...listedOf(listings, productByNo)];
  const documentOf = documentsIn(categories);
  const documents = listed.map((one) => ({ mallId, productNo: one.product.productNo, ...documentOf(one) }));
  for (const chunk of inChunks(documents, rowsPerStatement)) await learnWords(transaction, chunk);
  // The table's own trigger packs them, and adds what the listing says.
  await insertRows(transaction, 'listingSearch', documents);
  const suggestions = suggestionRows(shownOf(listed, categories)).map((row) => ({ mallId, ...row }));
  await insertRows(transaction, 'searchSuggestion', suggestions);
}

/** The words of documents in letters, by which a search finds them. */
const learnWords = (transaction: SeedTransaction, documents: readonly object[]) =>
  sql`select learn_search_words(${jsonOf(documents).json}::text::jsonb)`.execute(transaction);

/** The listings with their products. */
export function* listedOf(
  listings: readonly Listing[],
  productByNo: Catalogue['productByNo'],
): Generator<Listed, undefined> {
  for (const listing of listings) {
    const product = productByNo.get(listing.productNo);
    if (product) yield { product, listing };
  }
}

const makeDocument = documentMaker();

/** Makes the documents of what a mall of these categories lists. A brand is born without other spellings. */
export function documentsIn(categories: readonly Category[]): (listed: Listed) => SearchDocument {
  const namesTo = namesToCategory(categories);
  return ({ product, listing }) => makeDocument({ ...product, brandWords: [] }, namesTo(listing.categoryNo));
}

/** What the suggestions of a mall of these categories are made of. */
export function* shownOf(
  listed: Iterable<Listed>,
  categories: readonly Category[],
): Generator<ShownProduct, undefined> {
  const namesTo = namesToCategory(categories);
  for (const { product, listing } of listed) {
    if (!listing.isOn || !isSold(product)) continue;
    const { name, brandName, searchTags } = product;
    const { favouriteCount } = listing;
    yield { name, brandName, searchTags, categoryNames: namesTo(listing.categoryNo), favouriteCount };
  }
}

const isSold = ({ approval, state }: Product): boolean => approval === 'Y' && ['GD00403', 'GD00405'].includes(state);

/** Finds the names of a category and of those above it. */
function namesToCategory(categories: readonly Category[]): (categoryNo: string) => string[] {
  const names = new Map(categories.map(({ categoryNo, name }) => [categoryNo, name]));
  const known = new Map<string, string[]>();
  return (categoryNo) => {
    const found = known.get(categoryNo) ?? categoryNosTo(categoryNo).map((above) => names.get(above) ?? '');
    known.set(categoryNo, found);
    return found;
  };
}
