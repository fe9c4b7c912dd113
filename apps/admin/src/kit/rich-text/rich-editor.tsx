import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { useEffect } from 'react';
import { richExtensions } from './rich-extensions.ts';
import styles from './rich-text.module.css';
import { RichToolbar } from './rich-toolbar.tsx';

type Props = { label: string; html: string; onChange: (html: string) => void };

const textOf = (editor: Editor): string => (editor.isEmpty ? '' : editor.getHTML());

/** A text as it will look. */
export function RichEditor({ label, html, onChange }: Props) {
  const editor = useEditor({
    extensions: richExtensions,
    // One that is made while React renders is gone when that takes longer than a tick.
    immediatelyRender: false,
    // The page's policy takes no style that is written into it: rich-text.module.css has what an editor needs.
    injectCSS: false,
    content: html,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, class: styles.page ?? '' },
    },
    onUpdate: ({ editor: own }) => onChange(textOf(own)),
  });
  return <div className={styles.editor}>{editor && <Writing editor={editor} html={html} />}</div>;
}

/** What comes from elsewhere, as by going back to what was saved, takes the place of what was typed. */
function Writing({ editor, html }: { editor: Editor; html: string }) {
  const typed = useEditorState({ editor, selector: ({ editor: own }) => textOf(own) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the text outside has become another one
  useEffect(() => {
    // Never in the midst of a syllable: that would end it.
    if (html !== typed && !editor.view.composing) editor.commands.setContent(html, { emitUpdate: false });
  }, [html]);
  return (
    <>
      <RichToolbar editor={editor} />
      <EditorContent editor={editor} />
    </>
  );
}
