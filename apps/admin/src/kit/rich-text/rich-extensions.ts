import { Image } from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';

/** What can be written without markup: headings as the server leaves them, lists, tables, pictures. */
export const richExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    // The server takes code away, so it is not offered.
    code: false,
    codeBlock: false,
    link: { openOnClick: false, HTMLAttributes: { target: null, rel: null, class: null } },
    // It would add an empty paragraph to a text that ends with something else.
    trailingNode: false,
  }),
  TableKit.configure({ table: { resizable: false } }),
  Image,
];
