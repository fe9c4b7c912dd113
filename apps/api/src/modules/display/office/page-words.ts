import { fieldError } from '@mall/contracts/errors';
import type { PageWords } from '@mall/contracts/office/page-texts';
import { toCleanHtml } from '../../../operator-text.ts';

/** A page without anything executable. */
export function toPageBody(words: PageWords): PageWords {
  const html = toCleanHtml({ body: words.html, format: 'html' });
  if (html === '') throw fieldError('html', '보여 줄 글을 넣어 주세요.');
  return { ...words, html };
}
