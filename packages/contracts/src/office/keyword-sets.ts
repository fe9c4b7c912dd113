import { list, trimmedText, type ValueOf } from '../wire.ts';
import { contentCalls } from './content-calls.ts';

const keywords = list(trimmedText(20), 30);
const words = {
  /** For staff: the shop does not show it. */
  title: trimmedText(60),
  /** Below the search box, in this order. */
  smart: keywords,
  /** Before the most searched words, in this order. */
  popular: keywords,
} as const;

/** Keywords of a mall's search box. Of several live sets the one that began last applies. */
export type KeywordWords = { readonly [Name in keyof typeof words]: ValueOf<(typeof words)[Name]> };

export const keywordCalls = contentCalls({ path: 'keyword-sets', subject: 'keywords', name: '검색어', words });
