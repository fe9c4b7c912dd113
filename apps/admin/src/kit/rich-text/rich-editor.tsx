import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { useEffect } from 'react';
import { richExtensions } from './rich-extensions.ts';
import styles from './rich-text.module.css';
import { RichToolbar } from './rich-toolbar.tsx';

type Props = { label: string; html: string; onChange: (html: string) => void };

/** A text as it will look. What comes from elsewhere, as by going back to what was saved, takes the place of what was typed. */
export function RichEditor({ label, html, onChange }: Props) {
  const editor = useEditor({
    extensions: richExtensions,
    content: html,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, class: styles.page ?? '' },
    },
    onUpdate: ({ editor: own }) => onChange(own.isEmpty ? '' : own.getHTML()),
  });
  const typed = useEditorState({ editor, selector: ({ editor: own }) => (own.isEmpty ? '' : own.getHTML()) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the text outside has become another one
  useEffect(() => {
    // Never in the midst of a syllable: that would end it.
    if (html !== typed && !editor.view.composing) editor.commands.setContent(html, { emitUpdate: false });
  }, [html]);
  return (
    <div className={styles.editor}>
      <RichToolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
}
