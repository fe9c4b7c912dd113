import { type Editor, useEditorState } from '@tiptap/react';
import Bold from 'lucide-react/icons/bold';
import Heading2 from 'lucide-react/icons/heading-2';
import Heading3 from 'lucide-react/icons/heading-3';
import Italic from 'lucide-react/icons/italic';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Redo from 'lucide-react/icons/redo-2';
import Table from 'lucide-react/icons/table';
import Undo from 'lucide-react/icons/undo-2';
import { IconButton } from '../button.tsx';
import styles from './rich-text.module.css';

const things = [
  {
    icon: Heading2,
    label: '큰 제목',
    is: ['heading', { level: 2 }],
    do: (chain: Chain) => chain.toggleHeading({ level: 2 }),
  },
  {
    icon: Heading3,
    label: '작은 제목',
    is: ['heading', { level: 3 }],
    do: (chain: Chain) => chain.toggleHeading({ level: 3 }),
  },
  { icon: Bold, label: '굵게', is: ['bold'], do: (chain: Chain) => chain.toggleBold() },
  { icon: Italic, label: '기울임', is: ['italic'], do: (chain: Chain) => chain.toggleItalic() },
  { icon: List, label: '목록', is: ['bulletList'], do: (chain: Chain) => chain.toggleBulletList() },
  { icon: ListOrdered, label: '번호 목록', is: ['orderedList'], do: (chain: Chain) => chain.toggleOrderedList() },
  { icon: Table, label: '표 넣기', is: ['table'], do: (chain: Chain) => chain.insertTable({ rows: 3, cols: 2 }) },
  { icon: Undo, label: '되돌리기', do: (chain: Chain) => chain.undo() },
  { icon: Redo, label: '다시 하기', do: (chain: Chain) => chain.redo() },
] as const;
type Chain = ReturnType<Editor['chain']>;

/** What can be done to the text that is chosen. */
export function RichToolbar({ editor }: { editor: Editor }) {
  const active = useEditorState({
    editor,
    selector: ({ editor: own }) => things.map((one) => 'is' in one && own.isActive(one.is[0], one.is[1])),
  });
  return (
    <div className={styles.bar} role="toolbar" aria-label="글 꾸미기">
      {things.map(({ icon, label, do: act, ...one }, at) => (
        <IconButton
          key={label}
          icon={icon}
          label={label}
          aria-pressed={'is' in one ? active[at] : undefined}
          onClick={() => act(editor.chain().focus()).run()}
        />
      ))}
    </div>
  );
}
