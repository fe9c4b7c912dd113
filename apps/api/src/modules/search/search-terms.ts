import { interpretKeyword, jamoOf, type SearchWord } from '@mall/domain/search-text';

/** A parsed search: words that must all match, and whole keywords, whose matches rank higher. */
export type SearchTerms = { readonly words: readonly Omit<SearchWord, 'text'>[]; readonly phrases: readonly string[] };

export function toSearchTerms(keywords: readonly string[]): SearchTerms {
  const words = keywords.flatMap(interpretKeyword).map(({ jamo, initials }) => ({ jamo, initials }));
  return { words, phrases: keywords.map(jamoOf).filter((phrase) => phrase.includes(' ')) };
}
