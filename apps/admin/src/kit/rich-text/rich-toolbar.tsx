import { type Editor, useEditorState } from '@tiptap/react';
import type { LucideIcon } from 'lucide-react';
import Bold from 'lucide-react/icons/bold';
import Heading2 from 'lucide-react/icons/heading-2';
import Heading3 from 'lucide-react/icons/heading-3';
import ImagePlus from 'lucide-react/icons/image-plus';
import Italic from 'lucide-react/icons/italic';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Redo from 'lucide-react/icons/redo-2';
import Table from 'lucide-react/icons/table';
import Undo from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { IconButton } from '../button.tsx';
import { PicturePicker } from './picture-picker.tsx';
import styles from './rich-text.module.css';

type Chain = ReturnType<Editor['chain']>;
type Thing = {
  readonly icon: LucideIcon;
  readonly label: string;
  /** Absent for one-time actions. */
  readonly isOn?: (editor: Editor) => boolean;
  readonly act: (chain: Chain) => Chain;
};

const heading = (icon: LucideIcon, label: string, level: 2 | 3): Thing => ({
  ...{ icon, label, act: (chain) => chain.toggleHeading({ level }) },
  isOn: (editor) => editor.isActive('heading', { level }),
});
const marked = (name: string) => (editor: Editor) => editor.isActive(name);

const things: readonly Thing[] = [
  heading(Heading2, '큰 제목', 2),
  heading(Heading3, '작은 제목', 3),
  { icon: Bold, label: '굵게', isOn: marked('bold'), act: (chain) => chain.toggleBold() },
  { icon: Italic, label: '기울임', isOn: marked('italic'), act: (chain) => chain.toggleItalic() },
  { icon: List, label: '목록', isOn: marked('bulletList'), act: (chain) => chain.toggleBulletList() },
  { icon: ListOrdered, label: '번호 목록', isOn: marked('orderedList'), act: (chain) => chain.toggleOrderedList() },
  { icon: Table, label: '표 넣기', act: (chain) => chain.insertTable({ rows: 3, cols: 2 }) },
  { icon: Undo, label: '실행 취소', act: (chain) => chain.undo() },
  { icon: Redo, label: '다시 실행', act: (chain) => chain.redo() },
];

/** Actions on the selected text. */
export function RichToolbar({ editor }: { editor: Editor }) {
  const active = useEditorState({
    editor,
    selector: ({ editor: own }) => things.map(({ isOn }) => isOn?.(own)),
  });
  const [isPicking, setPicking] = useState(false);
  return (
    <div className={styles.bar} role="toolbar" aria-label="글 꾸미기">
      {things.map(({ icon, label, act }, at) => (
        <IconButton
          key={label}
          icon={icon}
          label={label}
          aria-pressed={active[at]}
          onClick={() => act(editor.chain().focus()).run()}
        />
      ))}
      <IconButton icon={ImagePlus} label="사진 넣기" onClick={() => setPicking(true)} />
      {isPicking && (
        <PicturePicker
          onClose={() => setPicking(false)}
          onPick={(picture) => editor.chain().focus().setImage(picture).run()}
        />
      )}
    </div>
  );
}
