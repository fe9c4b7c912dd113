import type { MallScope, MallTransaction } from '@mall/db/in-mall';
import { closestSpelling, hangulOnEnglishLayout, interpretKeyword, jamoOf } from '@mall/domain/search-text';
import { toSearchTerms } from './search-terms.ts';
import { isAnythingFound, listNearSuggestions } from './spelling.repository.ts';

/**
 * What may have been meant when nothing was found: each word that finds nothing by itself in its closest known
 * spelling; null when one has none. It is offered, never used in silence.
 */
export async function findClosestSpelling(
  transaction: MallTransaction,
  mall: MallScope,
  keywords: readonly string[],
): Promise<string | null> {
  const whole = await closestTo(transaction, mall, keywords.join(' '));
  if (whole !== null) return whole;
  const words = keywords.flatMap(interpretKeyword).map(({ text }) => text);
  const spelt = await Promise.all(words.map((word) => correctedWord(transaction, mall, word)));
  const isChanged = spelt.some((word, index) => word !== words[index]);
  return isChanged && spelt.every((word) => word !== null) ? spelt.join(' ') : null;
}

async function correctedWord(transaction: MallTransaction, mall: MallScope, word: string): Promise<string | null> {
  if (await isAnythingFound(transaction, mall, toSearchTerms([word]))) return word;
  return closestTo(transaction, mall, word);
}

async function closestTo(transaction: MallTransaction, mall: MallScope, typed: string): Promise<string | null> {
  const jamo = jamoOf(hangulOnEnglishLayout(typed) ?? typed);
  return closestSpelling(typed, await listNearSuggestions(transaction, mall, jamo));
}
