import { initialsOf, jamoOf } from './search-text.ts';

/** What words of a product are found by. */
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
 * Makes the documents of the search index: everything that a word may be found in, as letters and then as initial consonants. Brands,
 * categories and tags come again and again, so it remembers them: as long as it lives.
 */
export function documentMaker(): (product: Searchable, categoryNames: readonly string[]) => SearchDocument {
  const [jamo, initials] = [memoised(jamoOf), memoised(initialsOf)];
  return ({ name, modelName, brandName, brandWords, tag, searchTags }, categoryNames) => {
    const words = [brandName, ...brandWords, ...categoryNames, tag, ...searchTags];
    const [ofName, nameInitials] = [jamoOf(name), initialsOf(name)];
    const inLetters = [ofName, jamoOf(modelName), ...words.map(jamo)];
    const inInitials = [nameInitials, ...words.map(initials)];
    const document = [...inLetters, ...inInitials].filter((text) => text !== '').join(' ');
    return { name: ofName, nameInitials, document };
  };
}

function memoised(transform: (text: string) => string): (text: string) => string {
  const results = new Map<string, string>();
  return (text) => {
    const known = results.get(text) ?? transform(text);
    results.set(text, known);
    return known;
  };
}
