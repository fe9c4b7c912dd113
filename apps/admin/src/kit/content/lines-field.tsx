import { useState } from 'react';
import { TextArea } from '../form/controls.tsx';

type Props = {
  label: string;
  help: string;
  lines: readonly string[];
  error: string | undefined;
  onChange: (lines: string[]) => void;
};

const linesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** A list of texts, one per line; a column of a spreadsheet can be pasted. */
export function LinesField({ label, help, lines, error, onChange }: Props) {
  const [typed, setTyped] = useState(lines.join('\n'));
  // A value from elsewhere, for example after discarding changes, replaces the typed text.
  const isOwn = linesOf(typed).join('\n') === lines.join('\n');
  return (
    <TextArea
      {...{ label, help, error }}
      rows={Math.min(10, Math.max(3, lines.length + 1))}
      value={isOwn ? typed : lines.join('\n')}
      onChange={({ target: { value } }) => {
        setTyped(value);
        onChange(linesOf(value));
      }}
    />
  );
}
