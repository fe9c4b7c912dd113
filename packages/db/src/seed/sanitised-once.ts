import { sanitiseHtml } from '../sanitise-html.ts';

const sanitised = new Map<string, string>();

/** Generated malls and products share their texts, so each is sanitised once. */
export function sanitisedOnce(html: string): string {
  const clean = sanitised.get(html) ?? sanitiseHtml(html);
  sanitised.set(html, clean);
  return clean;
}
