import { generateHTML, generateJSON } from '@tiptap/react';
import { richExtensions } from './rich-extensions.ts';

/** As an editor would give a text back. */
const rewritten = (html: string): string => generateHTML(generateJSON(html, richExtensions), richExtensions);

/** As the browser reads it, without blanks between blocks: how a text was typed says nothing about what it is. */
const read = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return body.innerHTML
    .replaceAll(/>\s+</g, '><')
    .replaceAll(/ (colspan|rowspan)="1"/g, '')
    .trim();
};

/** Whether an editor would lose nothing of it: neither a class, a style nor an element that it does not know. */
export const survives = (html: string): boolean => read(html) === '' || read(rewritten(html)) === read(html);
