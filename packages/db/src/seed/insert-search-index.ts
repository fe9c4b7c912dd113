import { categoryNosTo } from '@mall/domain/category-tree';
import { documentMaker } from '@mall/domain/search-document';
import { type ShownProduct, suggestionRows } from '@mall/domain/search-suggestions';
import { inChunks, insertRows, rowsPerStatement, type SeedTransaction } from './bulk-insert.ts';
import type { Category, Listing, Product } from './content/types.ts';
import { copyDocuments, insertWhole, learnWords } from './search-documents.ts';
import type { Catalogue } from './seed-content.ts';

type SearchSource = {
  readonly productByNo: Catalogue['productByNo'];
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
  source: SearchSource,
): Promise<void> {
  const copied = source.isBulk ? await copyDocuments(transaction, mallId) : new Set<string>();
  const insertDocuments = source.isBulk ? insertWhole : insertLetters;
  if (source.isBulk) await learnWords(transaction, [categoryNamesOf(source)]);
  // Not all at once: the documents of a mall of 100,000 products are larger than everything else of it.
  for (const documents of inChunks(documentsOf(source, copied), rowsPerStatement)) {
    if (!source.isBulk) await learnWords(transaction, documents);
    await insertDocuments(transaction, mallId, documents);
  }
  const suggestions = suggestionRows(shownOf(source)).map((row) => ({ mallId, ...row }));
  await insertRows(transaction, 'searchSuggestion', suggestions);
}

function* listedOf({ productByNo, categories, listings }: SearchSource) {
  const namesTo = namesToCategory(categories);
  for (const listing of listings) {
    const product = productByNo.get(listing.productNo);
    if (product) yield { listing, product, categoryNames: namesTo(listing.categoryNo) };
  }
}

function* documentsOf(source: SearchSource, copied: ReadonlySet<string>): Generator<object> {
  for (const { product, categoryNames } of listedOf(source)) {
    const { productNo } = product;
    // A brand is born without other spellings.
    if (!copied.has(productNo)) yield { productNo, ...documentOf({ ...product, brandWords: [] }, categoryNames) };
  }
}

const nothing = { name: '', modelName: '', brandName: '', brandWords: [], tag: '', searchTags: [] };

/** What a further mall says that the first one, which lists everything, may not. */
const categoryNamesOf = ({ categories }: SearchSource) =>
  documentOf(
    nothing,
    categories.map(({ name }) => name),
  );

function* shownOf(source: SearchSource): Generator<ShownProduct> {
  for (const { listing, product, categoryNames } of listedOf(source)) {
    const { name, brandName, searchTags } = product;
    const { favouriteCount } = listing;
    if (listing.isOn && isSold(product)) yield { name, brandName, searchTags, categoryNames, favouriteCount };
  }
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
