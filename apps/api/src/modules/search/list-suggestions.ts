import type { MallTransaction } from '@mall/db/in-mall';
import { hangulOnEnglishLayout, jamoOf, normaliseText } from '@mall/domain/search-text';
import { listSuggestionsFrom, type Suggestion } from './suggestion.repository.ts';

const mostSuggestions = 10;

/** Completions of what was typed, including initial consonants and Korean typed on an English layout. */
export async function listSuggestions(transaction: MallTransaction, typed: string): Promise<Suggestion[]> {
  const text = normaliseText(typed);
  if (text === '') return [];
  const converted = hangulOnEnglishLayout(typed.trim());
  const jamo = [jamoOf(text), ...(converted === null ? [] : [jamoOf(converted)])];
  const initials = /^[ㄱ-ㅎ ]+$/.test(text) ? jamoOf(text) : null;
  return listSuggestionsFrom(transaction, { jamo, initials }, mostSuggestions);
}
