const texts = ['h2', 'h3', 'h4', 'h5', 'p', 'div', 'section', 'span', 'br', 'hr', 'blockquote', 'figure', 'figcaption'];
const words = ['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'mark', 'ul', 'dl', 'dt', 'dd', 'li'];
const tables = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr'];

/**
 * What an operator's HTML may contain, in the configuration of the browser's own sanitiser; stored HTML contains no more. That sanitiser
 * removes executable content anyway, listed or not.
 */
export const safeMarkup = {
  elements: [
    ...texts,
    ...words,
    ...tables,
    { name: 'a', attributes: ['href', 'target', 'rel'] },
    { name: 'img', attributes: ['src', 'alt', 'width', 'height', 'loading'] },
    { name: 'ol', attributes: ['start', 'type'] },
    { name: 'th', attributes: ['scope', 'colspan', 'rowspan'] },
    { name: 'td', attributes: ['colspan', 'rowspan'] },
  ],
  attributes: ['class', 'style'],
};

/** An element in a browser with its own sanitiser, which TypeScript's library does not know yet. */
export type CleaningElement = Element & {
  setHTML: (html: string, options: { readonly sanitizer: typeof safeMarkup }) => void;
};

export const canClean = (element: Element): element is CleaningElement => 'setHTML' in element;
