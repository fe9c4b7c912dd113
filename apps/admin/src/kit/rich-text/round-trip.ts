import { generateHTML, generateJSON } from '@tiptap/react';
import { richExtensions } from './rich-extensions.ts';

/** The text as an editor would return it. */
const rewritten = (html: string): string => generateHTML(generateJSON(html, richExtensions), richExtensions);

/** The text as the browser parses it, without white space between blocks, which has no meaning. */
const read = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return body.innerHTML
    .replaceAll(/>\s+</g, '><')
    .replaceAll(/ (colspan|rowspan)="1"/g, '')
    .trim();
};

/** Whether an editor would preserve the text: it has no class, style or element unknown to the editor. */
export const survives = (html: string): boolean => read(html) === '' || read(rewritten(html)) === read(html);
