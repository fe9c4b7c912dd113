import { contentPageNames } from '../content.ts';
import { boundedLines, oneOf, trimmedText, type ValueOf } from '../wire.ts';
import { contentCalls } from './content-calls.ts';

const words = {
  title: trimmedText(60),
  pageName: oneOf(contentPageNames),
  /** As typed; executable markup is removed before it is stored. */
  html: boundedLines(60_000),
} as const;

/** The content of a page of a mall. Of several live versions of a page the one that began last is shown. */
export type PageWords = { readonly [Name in keyof typeof words]: ValueOf<(typeof words)[Name]> };

export const pageCalls = contentCalls({ path: 'page-texts', subject: 'page', name: '안내 페이지', words });
