import { useState } from 'react';
import { Segment, TextArea } from '../form/controls.tsx';
import { RichEditor } from './rich-editor.tsx';
import styles from './rich-text.module.css';
import { survives } from './round-trip.ts';

type Mode = 'rich' | 'html' | 'preview';
export type RichTextProps = {
  label: string;
  html: string;
  error: string | undefined;
  maxLength: number | undefined;
  onChange: (html: string) => void;
};

/** A text in an editor where nothing would be lost, as markup otherwise; with a preview in a sandboxed frame. */
export function RichTextField({ label, html, error, maxLength, onChange }: RichTextProps) {
  const [chosen, setMode] = useState<Mode>(() => (survives(html) ? 'rich' : 'html'));
  const isKept = chosen !== 'rich' || survives(html);
  const mode = isKept ? chosen : 'html';
  return (
    <div className={styles.field}>
      <Segment
        label={`${label}을 쓰는 방법`}
        choices={[
          { value: 'rich', label: '편집기', isDisabled: !survives(html) },
          { value: 'html', label: 'HTML' },
          { value: 'preview', label: '미리보기' },
        ]}
        value={mode}
        onChange={(next) => setMode(next as Mode)}
      />
      {mode === 'rich' && <RichEditor label={label} html={html} onChange={onChange} />}
      {mode === 'html' && (
        <TextArea
          label={label}
          className={styles.words}
          spellCheck={false}
          maxLength={maxLength}
          help={
            survives(html)
              ? '실행되는 코드는 저장할 때 지워져요.'
              : '편집기로는 다 담을 수 없는 꾸밈이 있어요. 실행되는 코드는 저장할 때 지워져요.'
          }
          error={error}
          value={html}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {mode === 'preview' && <iframe className={styles.preview} title="미리보기" sandbox="" srcDoc={html} />}
      {mode !== 'html' && error && (
        <p className={styles.problem} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
