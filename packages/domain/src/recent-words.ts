/** A member's searches in this browser, and whether they are stored at all. */
export type RecentWords = { readonly memberNo: number; readonly words: readonly string[] };

const mostWords = 10;

/** This member's words; empty for another member's or an invalid list. */
export function readRecentWords(stored: string | null, memberNo: number): string[] {
  const parsed = parse(stored);
  if (parsed?.memberNo !== memberNo || !Array.isArray(parsed.words)) return [];
  return parsed.words.filter((word) => typeof word === 'string').slice(0, mostWords);
}

/** The newest first, each once. */
export const addRecentWord = (words: readonly string[], word: string): string[] =>
  [word, ...words.filter((known) => known !== word)].slice(0, mostWords);

export const writeRecentWords = ({ memberNo, words }: RecentWords): string | null =>
  words.length === 0 ? null : JSON.stringify({ memberNo, words });

function parse(stored: string | null): Partial<RecentWords> | null {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
}
