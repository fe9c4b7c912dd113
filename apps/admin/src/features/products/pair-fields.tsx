import { labelled } from '@mall/contracts/office/product-facts';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { Button, IconButton } from '../../kit/button.tsx';
import { TextField } from '../../kit/form/controls.tsx';
import { longestOf } from '../../kit/form/longest.ts';
import styles from './products.module.css';

type Line = { label: string; value: string };
type Props = {
  rows: readonly Line[];
  /** The name of a line: 사양, 안내. */
  what: string;
  /** The server's name of the field, and of its lines. */
  name: string;
  errors: Readonly<Record<string, string | undefined>>;
  most?: number;
  onChange: (rows: Line[]) => void;
};

const longest = (part: keyof Line) => longestOf(labelled, part);

/** Lines of a label and a text. */
export function PairFields({ rows, what, name, errors, most = 50, onChange }: Props) {
  const write = (at: number, part: keyof Line, words: string) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, [part]: words } : row)));
  return (
    <div className={styles.fields}>
      {rows.map(({ label, value }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing but its place
        <div key={at} className={styles.specification}>
          <TextField
            label={`${at + 1}번째 항목`}
            isLabelHidden
            placeholder="항목"
            maxLength={longest('label')}
            error={errors[`${name}.${at}.label`]}
            value={label}
            onChange={({ target }) => write(at, 'label', target.value)}
          />
          <TextField
            label={`${at + 1}번째 내용`}
            isLabelHidden
            placeholder="내용"
            maxLength={longest('value')}
            value={value}
            onChange={({ target }) => write(at, 'value', target.value)}
          />
          <IconButton
            icon={X}
            label={`${at + 1}번째 ${what} 빼기`}
            onClick={() => onChange(rows.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      {errors[name] && (
        <p className={styles.problem} role="alert">
          {errors[name]}
        </p>
      )}
      <div>
        <Button
          icon={Plus}
          disabled={rows.length >= most}
          onClick={() => onChange([...rows, { label: '', value: '' }])}
        >
          {what} 추가
        </Button>
      </div>
    </div>
  );
}
