import { type PopupType, popupType } from '@mall/contracts/codes';

type Parts = {
  readonly popupType: PopupType;
  readonly html: string;
  /** Its name in the library, and its alternative text. */
  readonly picture: { readonly name: string; readonly alt: string } | undefined;
};

const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The HTML of a popup: in a window the picture is above the text, in a banner small behind it. */
export function popupHtml({ popupType: type, html, picture }: Parts): string {
  if (!picture) return html;
  const source = `src="/images/${picture.name}.480.webp" alt="${escaped(picture.alt)}"`;
  if (type === popupType.window) return `<p><img ${source}></p>${html}`;
  const small = ` <img ${source} width="40" height="40">`;
  const end = html.lastIndexOf('</p>');
  return end < 0 ? `<p>${html}${small}</p>` : html.slice(0, end) + small + html.slice(end);
}
