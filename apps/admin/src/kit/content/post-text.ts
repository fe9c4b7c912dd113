const plainTags = /<\/?p>|<br\s*\/?>/g;
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);

/** Turns typed text into paragraphs, separated by empty lines. */
export const toHtml = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => `<p>${escaped(paragraph).replaceAll('\n', '<br />')}</p>`)
    .join('\n');

/** The text from which such paragraphs were made; undefined for markup that would lose something. */
export function toText(html: string): string | undefined {
  if (/<[^>]/.test(html.replace(plainTags, ''))) return undefined;
  const text = html
    .replace(/<\/p>\s*<p>/g, '\n\n')
    .replace(/<br\s*\/?>\n?/g, '\n')
    .replace(plainTags, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');
  return text.trim();
}
