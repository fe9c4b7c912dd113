import { type OperatorText, toCleanHtml, toPlainText } from '../../operator-text.ts';
import type { NewsletterText } from './newsletter.repository.ts';

/** As read from an operator's file. */
export type NewsletterSource = OperatorText & { readonly subject: string };

/** Sanitises an operator's HTML, and makes the plain text for programs that show no HTML. */
export function toNewsletterText({ subject, ...text }: NewsletterSource): NewsletterText {
  const html = toCleanHtml(text);
  return { subject: subject.trim(), html, plainText: toPlainText(html) };
}
