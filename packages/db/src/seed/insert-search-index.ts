import { categoryNosTo } from '@mall/domain/category-tree';
import { documentMaker } from '@mall/domain/search-document';
import { suggestionRows } from '@mall/domain/search-suggestions';
import { insertRows, rowsPerStatement, type SeedTransaction } from './bulk-insert.ts';
import type { Category, Listing, Product } from './content/types.ts';
import { copyDocuments, insertWhole } from './search-documents.ts';

type SearchSource = {
  readonly productByNo: ReadonlyMap<string, Product>;
  readonly categories: readonly Category[];
  readonly listings: readonly Listing[];
  /** Whether other malls list the same things already. */
  readonly isBulk: boolean;
};

const documentOf = documentMaker();

/** The search index of a mall at its birth; from then on it follows each change by itself. */
export async function insertSearchIndex(
  transaction: SeedTransaction,
  mallId: number,
  { productByNo, categories, listings, isBulk }: SearchSource,
): Promise<void> {
  const namesTo = namesToCategory(categories);
  const listed = listings.flatMap((listing) => {
    const product = productByNo.get(listing.productNo);
    return product ? [{ listing, product, categoryNames: namesTo(listing.categoryNo) }] : [];
  });
  const copied = isBulk ? await copyDocuments(transaction, mallId) : new Set<string>();
  const insertDocuments = isBulk ? insertWhole : insertLetters;
  const others = listed.filter(({ product }) => !copied.has(product.productNo));
  // Not all at once: the documents of a mall of 100,000 products are larger than everything else of it.
  for (let start = 0; start < others.length; start += rowsPerStatement) {
    const documents = others.slice(start, start + rowsPerStatement).map(({ product, categoryNames }) => ({
      productNo: product.productNo,
      // A brand is born without other spellings.
      ...documentOf({ ...product, brandWords: [] }, categoryNames),
    }));
    await insertDocuments(transaction, mallId, documents);
  }
  const shown = listed
    .filter(({ listing, product }) => listing.isOn && isSold(product))
    .map(({ listing: { favouriteCount }, product: { name, brandName, searchTags }, categoryNames }) => ({
      ...{ name, brandName, searchTags, categoryNames, favouriteCount },
    }));
  const suggestions = suggestionRows(shown).map((row) => ({ mallId, ...row }));
  await insertRows(transaction, 'searchSuggestion', suggestions);
}

/** The table's own trigger packs them, and adds what the listing says. */
const insertLetters = (transaction: SeedTransaction, mallId: number, documents: readonly object[]) =>
  insertRows(
    transaction,
    'listingSearch',
    documents.map((document) => ({ mallId, ...document })),
  );

const isSold = ({ approval, state }: Product): boolean => approval === 'Y' && ['GD00403', 'GD00405'].includes(state);

/** Finds the names of a category and of those above it. */
function namesToCategory(categories: readonly Category[]): (categoryNo: string) => string[] {
  const names = new Map(categories.map(({ categoryNo, name }) => [categoryNo, name]));
  return (categoryNo) => categoryNosTo(categoryNo).map((above) => names.get(above) ?? '');
}
