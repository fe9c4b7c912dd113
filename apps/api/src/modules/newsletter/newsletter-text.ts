import { type OperatorText, toCleanHtml } from '../../operator-text.ts';
import type { NewsletterText } from './newsletter.repository.ts';

/** As it comes out of an operator's file. */
export type NewsletterSource = OperatorText & { readonly subject: string };

/** Sanitises an operator's HTML, and makes the plain text for programs that show no HTML. */
export function toNewsletterText({ subject, ...text }: NewsletterSource): NewsletterText {
  const html = toCleanHtml(text);
  return { subject: subject.trim(), html, plainText: toPlainText(html) };
}

const signs: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** Of sanitised HTML, whose texts contain no angle brackets. */
function toPlainText(html: string): string {
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
