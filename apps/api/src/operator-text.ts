import { sanitiseHtml } from '@mall/db/sanitise-html';
import { markup } from './mail/markup.ts';

/** What an operator has written, as HTML, or as plain text with empty lines between paragraphs. */
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

const signs: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** For programs that show no HTML; takes sanitised HTML, whose texts contain no angle brackets. */
export function toPlainText(html: string): string {
  return html
    .replace(/\s+/g, ' ')
    .replace(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g, '$2 ($1)')
    .replace(/<img [^>]*alt="([^"]*)"[^>]*>/g, '$1')
    .replace(/<li[^>]*>/g, '- ')
    .replace(/<br ?\/?>|<\/(?:li|tr|dt|dd)>/g, '\n')
    .replace(/<\/(?:p|div|section|h\d|ul|ol|table|figure|blockquote)>/g, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (sign) => signs[sign] ?? sign)
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
