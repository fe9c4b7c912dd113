import sanitizeHtml from 'sanitize-html';

const colour = [/^#[0-9a-f]{3,8}$/i, /^rgba?\([\d\s,.%]+\)$/i];
const length = [/^-?\d{1,4}(\.\d+)?(px|em|rem|%)?$/];
const lengths = [/^(-?\d{1,4}(\.\d+)?(px|em|rem|%)?\s*){1,4}$/];

/** Text and its formatting only: nothing that could cover the page, load from elsewhere or move. */
const styles = {
  color: colour,
  'background-color': colour,
  background: colour,
  'border-color': colour,
  'border-radius': lengths,
  'text-align': [/^(left|right|center|justify)$/],
  'font-size': length,
  'font-weight': [/^(normal|bold|[1-9]00)$/],
  'line-height': length,
  margin: lengths,
  padding: lengths,
  width: length,
  'max-width': length,
  height: length,
};

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'h5', 'p', 'div', 'section', 'span', 'br', 'hr', 'blockquote', 'figure', 'figcaption'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'mark', 'a', 'img', 'ul', 'ol', 'li'],
    ...['dl', 'dt', 'dd', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    '*': ['class', 'style'],
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    ol: ['start', 'type'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  // Only the classes made for operators' texts; others could make a text look like part of the shop.
  allowedClasses: { '*': ['op-*'] },
  allowedStyles: { '*': styles },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      // A page opened from here must not get a reference to ours.
      attribs: attribs.target ? { ...attribs, target: '_blank', rel: 'noopener noreferrer' } : attribs,
    }),
  },
};

/** An operator's text as it may be stored and shown: popups, terms, notices, descriptions, answers. */
export const sanitiseHtml = (html: string): string => sanitizeHtml(html, options);
