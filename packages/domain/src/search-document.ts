import { lettersOf } from './search-text.ts';

/** The words by which a product is found. */
export type Searchable = {
  readonly name: string;
  readonly modelName: string;
  readonly brandName: string;
  /** Other spellings of the brand. */
  readonly brandWords: readonly string[];
  readonly tag: string;
  readonly searchTags: readonly string[];
};
/** A row of the search index, as letters; the database packs them. */
export type SearchDocument = { readonly name: string; readonly nameInitials: string; readonly document: string };

/**
 * Builds the documents of the search index: all words that can be found, as letters and as initial consonants. Brands, categories and tags
 * repeat often, so it caches them for as long as it exists.
 */
export function documentMaker(): (product: Searchable, categoryNames: readonly string[]) => SearchDocument {
  const known = memoised(lettersOf);
  return ({ name, modelName, brandName, brandWords, tag, searchTags }, categoryNames) => {
    const words = [brandName, ...brandWords, ...categoryNames, tag, ...searchTags];
    const [ofName, ...ofWords] = [lettersOf(name), ...words.map(known)];
    const inLetters = [ofName.jamo, lettersOf(modelName).jamo, ...ofWords.map(({ jamo }) => jamo)];
    const inInitials = [ofName, ...ofWords].map(({ initials }) => initials);
    const document = [...inLetters, ...inInitials].filter((text) => text !== '').join(' ');
    return { name: ofName.jamo, nameInitials: ofName.initials, document };
  };
}

/** Remembers each result for as long as it exists. */
export function memoised<Result>(transform: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const known = results.get(text) ?? transform(text);
    results.set(text, known);
    return known;
  };
}
