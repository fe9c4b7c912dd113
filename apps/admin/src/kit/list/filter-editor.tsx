import type { Filter, FilterOperator, FilterParts } from '@mall/contracts/office/list';
import Search from 'lucide-react/icons/search';
import { type FormEvent, useState } from 'react';
import { Button } from '../button.tsx';
import { Checkbox, Segment, TextField } from '../form/controls.tsx';
import styles from './filter-editor.module.css';
import { choicesOf, spanFilter, usualSpans } from './filter-words.ts';
import type { FilterWords } from './list-types.ts';

type Props = {
  readonly parts: FilterParts;
  readonly words: FilterWords;
  readonly filter: Filter | undefined;
  readonly onChange: (filter: Filter | undefined, isGoingOn: boolean) => void;
  readonly close: () => void;
};

/** The content of a chip's popover: codes apply at once, days, amounts and texts when they are complete. */
export function FilterEditor(props: Props) {
  const isSet = props.parts.kind === 'set' || props.words.choices !== undefined;
  return isSet ? <SetEditor {...props} /> : <ValueEditor {...props} />;
}

function SetEditor({ parts, words, filter, onChange }: Props) {
  const [sought, setSought] = useState('');
  const [operator, setOperator] = useState<FilterOperator>(filter?.operator === 'not' ? 'not' : 'is');
  const values = filter?.values ?? [];
  const choices = choicesOf(parts, words);
  const shown = choices.filter(({ label }) => label.includes(sought.trim()));
  const choose = (next: readonly string[], by = operator) =>
    onChange(next.length === 0 ? undefined : { operator: by, values: next }, values.length > 0);
  const toggle = (value: string) =>
    choose(values.includes(value) ? values.filter((one) => one !== value) : [...values, value]);
  const setHow = (by: string) => {
    setOperator(by as FilterOperator);
    choose(values, by as FilterOperator);
  };
  return (
    <div className={styles.editor}>
      <TextField
        label={`${words.label} 찾기`}
        isLabelHidden
        placeholder={`${words.label} 찾기`}
        icon={Search}
        value={sought}
        onChange={(event) => setSought(event.target.value)}
      />
      <ul className={styles.choices}>
        {shown.map(({ value, label }) => (
          <li key={value}>
            <Checkbox checked={values.includes(value)} onChange={() => toggle(value)}>
              {label}
            </Checkbox>
          </li>
        ))}
        {shown.length === 0 && <li className={styles.hint}>찾는 항목이 없어요</li>}
      </ul>
      <footer>
        {parts.operators.includes('not') && (
          <Segment label="고르는 방법" choices={setOperators} value={operator} onChange={setHow} />
        )}
        <button
          type="button"
          onClick={() => choose(choices.map(({ value }) => value).filter((value) => !values.includes(value)))}
        >
          선택 반전
        </button>
      </footer>
    </div>
  );
}

const setOperators = [
  { value: 'is', label: '이것만' },
  { value: 'not', label: '이것 빼고' },
];

const operatorLabels: Readonly<Record<FilterOperator, string>> = {
  is: '같음',
  not: '아님',
  from: '이상',
  to: '이하',
  between: '사이',
  prefix: '앞부분',
  empty: '없음',
};
const dayLabels: Readonly<Partial<Record<FilterOperator, string>>> = {
  is: '하루',
  from: '이후',
  to: '이전',
  between: '기간',
};

const inputOf: Readonly<Record<FilterParts['kind'], object>> = {
  day: { type: 'date' },
  won: { inputMode: 'numeric', unit: '원' },
  number: { inputMode: 'numeric' },
  text: {},
  set: {},
};

function ValueEditor({ parts, words, filter, onChange, close }: Props) {
  const { kind, operators } = parts;
  const [operator, setOperator] = useState<FilterOperator>(filter?.operator ?? operators[0] ?? 'is');
  const [values, setValues] = useState<readonly string[]>(filter?.values ?? []);
  const count = operator === 'empty' ? 0 : operator === 'between' ? 2 : 1;
  const written = Array.from({ length: count }, (_, at) => cleaned(values[at] ?? '', kind));
  const isWhole = written.every((value) => value !== '');
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (!isWhole) return;
    onChange({ operator, values: operator === 'between' ? [...written].sort(byValue(kind)) : written }, false);
    close();
  };
  const choose = (span: Filter) => {
    onChange(span, false);
    close();
  };
  const set = (at: number, value: string) =>
    setValues(Array.from({ length: 2 }, (_, i) => (i === at ? value : (values[i] ?? ''))));
  return (
    <form className={styles.editor} onSubmit={apply}>
      <Segment
        label="비교 방법"
        choices={operators.map((value) => ({
          value,
          label: (kind === 'day' && dayLabels[value]) || operatorLabels[value],
        }))}
        value={operator}
        onChange={(value) => setOperator(value as FilterOperator)}
      />
      {kind === 'day' && <Spans onChoose={choose} />}
      <div className={styles.values}>
        {written.map((_, at) => (
          <TextField
            // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second value
            key={at}
            label={count === 2 ? (at === 0 ? '처음' : '끝') : words.label}
            isLabelHidden={count < 2}
            {...inputOf[kind]}
            value={values[at] ?? ''}
            onChange={(event) => set(at, event.target.value)}
          />
        ))}
      </div>
      <Button type="submit" variant="primary" isBlock>
        적용
      </Button>
    </form>
  );
}

function Spans({ onChoose }: { onChoose: (filter: Filter) => void }) {
  return (
    <div className={styles.spans}>
      {usualSpans.map(({ label, days }) => (
        <Button key={label} size="sm" onClick={() => onChoose(spanFilter(days))}>
          {label}
        </Button>
      ))}
    </div>
  );
}

const cleaned = (value: string, kind: FilterParts['kind']): string =>
  kind === 'won' || kind === 'number' ? value.replaceAll(/\D/g, '') : value.trim();
const byValue = (kind: FilterParts['kind']) => (one: string, other: string) =>
  kind === 'won' || kind === 'number' ? Number(one) - Number(other) : one.localeCompare(other);
