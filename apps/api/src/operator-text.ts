import { sanitiseHtml } from '@mall/db/sanitise-html';
import { markup } from './mail/markup.ts';

/** What an operator has written, as HTML or as plain text whose paragraphs have an empty line between them. */
export type OperatorText = { readonly body: string; readonly format: 'html' | 'text' };

/** As clean HTML. */
export const toCleanHtml = ({ body, format }: OperatorText): string =>
  format === 'html' ? sanitiseHtml(body).trim() : toParagraphs(body);

function toParagraphs(text: string): string {
  const paragraphs = text.split(/\r?\n\s*\n/).map((one) => one.trim());
  return paragraphs
    .filter(Boolean)
    .map((one) => `<p>${markup`${one}`.text.replaceAll('\n', '<br />')}</p>`)
    .join('\n');
}
