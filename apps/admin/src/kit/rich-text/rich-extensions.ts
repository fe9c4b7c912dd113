import { Image } from '@tiptap/extension-image';
import { Table, TableKit } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';

/** Without column widths, which the server would remove. */
const PlainTable = Table.extend({
  renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
});

/** Formatting without markup: headings as the server keeps them, lists, tables, pictures. */
export const richExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    // The server removes code, so it is not offered.
    code: false,
    codeBlock: false,
    link: { openOnClick: false, HTMLAttributes: { target: null, rel: null, class: null } },
    // It would add an empty paragraph to a text that ends with something else.
    trailingNode: false,
  }),
  PlainTable,
  TableKit.configure({ table: false }),
  Image,
];
