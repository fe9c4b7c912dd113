import type { MallTransaction } from '@mall/db/in-mall';
import { closestSpelling, hangulOnEnglishLayout, interpretKeyword, jamoOf } from '@mall/domain/search-text';
import { toSearchTerms } from './search-terms.ts';
import { isAnythingFound, listNearSuggestions } from './spelling.repository.ts';

/**
 * A suggestion when nothing was found: replaces each word that has no results of its own by its closest known spelling;
 * null when one has none. It is offered, never applied automatically.
 */
export async function findClosestSpelling(
  transaction: MallTransaction,
  keywords: readonly string[],
): Promise<string | null> {
  const whole = await closestTo(transaction, keywords.join(' '));
  if (whole !== null) return whole;
  const words = keywords.flatMap(interpretKeyword).map(({ text }) => text);
  const spelt = await Promise.all(words.map((word) => correctedWord(transaction, word)));
  const isChanged = spelt.some((word, index) => word !== words[index]);
  return isChanged && spelt.every((word) => word !== null) ? spelt.join(' ') : null;
}

async function correctedWord(transaction: MallTransaction, word: string): Promise<string | null> {
  if (await isAnythingFound(transaction, toSearchTerms([word]))) return word;
  return closestTo(transaction, word);
}

async function closestTo(transaction: MallTransaction, typed: string): Promise<string | null> {
  const jamo = jamoOf(hangulOnEnglishLayout(typed) ?? typed);
  return closestSpelling(typed, await listNearSuggestions(transaction, jamo));
}
