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
    // An editor created during rendering is destroyed when rendering takes longer than a tick.
    immediatelyRender: false,
    // The page's policy forbids injected styles: rich-text.module.css has those that an editor needs.
    injectCSS: false,
    content: html,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, class: styles.page ?? '' },
    },
    onUpdate: ({ editor: own }) => onChange(textOf(own)),
  });
  return <div className={styles.editor}>{editor && <Writing editor={editor} html={html} />}</div>;
}

/** A value from elsewhere, for example after discarding changes, replaces the typed text. */
function Writing({ editor, html }: { editor: Editor; html: string }) {
  const typed = useEditorState({ editor, selector: ({ editor: own }) => textOf(own) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the text outside has become another one
  useEffect(() => {
    // Never during a composition: that would end the syllable.
    if (html !== typed && !editor.view.composing) editor.commands.setContent(html, { emitUpdate: false });
  }, [html]);
  return (
    <>
      <RichToolbar editor={editor} />
      <EditorContent editor={editor} />
    </>
  );
}
