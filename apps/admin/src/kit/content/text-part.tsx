import { useState } from 'react';
import { Segment, TextArea } from '../form/controls.tsx';
import styles from './content.module.css';
import { toHtml, toText } from './post-text.ts';

type Mode = 'text' | 'html' | 'preview';
type Props = {
  label: string;
  html: string;
  error: string | undefined;
  onChange: (html: string) => void;
};

/** Plain text where nothing would be lost, markup otherwise; with a preview in a sandboxed frame. */
export function TextPart({ label, html, error, onChange }: Props) {
  const text = toText(html);
  const [chosen, setMode] = useState<Mode>(text === undefined ? 'html' : 'text');
  const [typed, setTyped] = useState(text ?? '');
  const mode = chosen === 'text' && text === undefined ? 'html' : chosen;
  const choose = (next: string) => {
    setTyped(text ?? '');
    setMode(next as Mode);
  };
  return (
    <div className={styles.text}>
      <Segment
        label={`${label}을 쓰는 방법`}
        choices={[
          { value: 'text', label: '글' },
          { value: 'html', label: 'HTML' },
          { value: 'preview', label: '미리보기' },
        ]}
        value={mode}
        onChange={choose}
      />
      {mode === 'text' && (
        <TextArea
          label={label}
          className={styles.words}
          help="빈 줄로 문단을 나눠요."
          error={error}
          // A value from elsewhere, for example after discarding changes, replaces the typed text.
          value={toHtml(typed) === html ? typed : (text ?? '')}
          onChange={({ target: { value } }) => {
            setTyped(value);
            onChange(toHtml(value));
          }}
        />
      )}
      {mode === 'html' && (
        <TextArea
          label={label}
          className={styles.words}
          help={
            text === undefined
              ? '글로는 다 담을 수 없는 꾸밈이 있어요. 실행되는 코드는 저장할 때 지워져요.'
              : '실행되는 코드는 저장할 때 지워져요.'
          }
          spellCheck={false}
          error={error}
          value={html}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {mode === 'preview' && <iframe className={styles.preview} title="미리보기" sandbox="" srcDoc={html} />}
    </div>
  );
}
