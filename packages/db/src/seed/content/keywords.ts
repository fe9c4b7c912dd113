import { z } from 'zod';
import type { PopularKeyword, SmartKeyword } from './types.ts';

/** The operator's keywords, and what members search for, both most popular first. */
export const keywordLists = z.strictObject({ smart: z.array(z.string()), popular: z.array(z.string()) });

export const smartKeywordsOf = (names: readonly string[]): SmartKeyword[] =>
  names.map((name, index) => ({ searchNo: index + 1, name, sortOrder: index + 1 }));

export const popularKeywordsOf = (names: readonly string[]): PopularKeyword[] =>
  names.map((name, index) => ({ name, sortOrder: index + 1 }));
