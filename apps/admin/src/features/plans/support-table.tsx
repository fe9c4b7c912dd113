import type { SupportRow } from '@mall/contracts/office/supports';
import { joinTypeLabels } from '@mall/domain/wireless-words';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { Toned } from '../../kit/badge.tsx';
import { grouped, numberOf } from '../../lib/numbers.ts';
import { shortDay } from './plan-words.ts';
import styles from './plans.module.css';
import { digitsOf, keyOf, pastedInto, type SupportEdits, type SupportField } from './use-support-edits.ts';

type Props = { rows: readonly SupportRow[]; on: string; edits: SupportEdits; mayEdit: boolean };

/** Supports by model, memory, plan and joining type: now, and from the day on, for typing or pasting. */
export function SupportTable({ rows, on, edits, mayEdit }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
    <section className={styles.scroller} aria-label="지원금 표" tabIndex={0}>
      <table className={styles.grid}>
        <thead>
          <tr>
            <th scope="col">모델</th>
            <th scope="col">요금제</th>
            <th scope="col">가입 방법</th>
            <th scope="col" data-align="end">
              지금 공통
            </th>
            <th scope="col" data-align="end">
              {shortDay(on)}부터 공통
            </th>
            <th scope="col" data-align="end">
              차이
            </th>
            <th scope="col" data-align="end">
              지금 추가
            </th>
            <th scope="col" data-align="end">
              {shortDay(on)}부터 추가
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Row
              key={keyOf(row)}
              {...{ row, edits, mayEdit }}
              before={rows[index - 1]}
              below={() => rows.slice(index)}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

type RowProps = {
  row: SupportRow;
  before: SupportRow | undefined;
  /** This row and those after it, into which several lines are pasted. */
  below: () => readonly SupportRow[];
  edits: SupportEdits;
  mayEdit: boolean;
};

function Row({ row, before, below, edits, mayEdit }: RowProps) {
  const isSameModel = before?.productNo === row.productNo && before.memory === row.memory;
  const typed = edits.typedIn(row);
  const problem = edits.problems.get(keyOf(row));
  const cell = (field: SupportField) => (
    <td data-align="end" data-edited={edits.isEdited(row) || undefined}>
      {mayEdit ? <CellField {...{ row, field, below, edits }} text={typed[field]} /> : amountText(row.later?.[field])}
    </td>
  );
  return (
    <tr data-first={!isSameModel || undefined}>
      <th scope="row">
        <span data-repeated={isSameModel || undefined}>
          {row.productName} {row.memory}
        </span>
      </th>
      <td>{row.planName}</td>
      <td>{joinTypeLabels[row.joinType].title}</td>
      <td data-align="end">{amountText(row.now?.commonSupport)}</td>
      {cell('commonSupport')}
      <td data-align="end">
        <Difference from={row.now?.commonSupport ?? 0} to={numberOf(typed.commonSupport || '0')} />
      </td>
      <td data-align="end">{amountText(row.now?.extraSupport)}</td>
      {cell('extraSupport')}
      {problem !== undefined && (
        <td className={styles.problem} role="alert">
          {problem}
        </td>
      )}
    </tr>
  );
}

const amountText = (amount: number | undefined): string => (amount === undefined ? '–' : grouped(amount));

function Difference({ from, to }: { from: number; to: number }) {
  const difference = to - from;
  if (Number.isNaN(difference) || difference === 0) return '–';
  return (
    <Toned tone={difference > 0 ? 'ok' : 'err'} isStrong>
      {difference > 0 ? '+' : ''}
      {grouped(difference)}
    </Toned>
  );
}

const fieldWords: Readonly<Record<SupportField, string>> = { commonSupport: '공통지원금', extraSupport: '추가지원금' };

type FieldProps = {
  row: SupportRow;
  field: SupportField;
  text: string;
  below: () => readonly SupportRow[];
  edits: SupportEdits;
};

function CellField({ row, field, text, below, edits }: FieldProps) {
  const paste = (event: ClipboardEvent) => {
    const copied = event.clipboardData.getData('text');
    if (!/[\t\n]/.test(copied.trim())) return;
    event.preventDefault();
    edits.type(pastedInto(copied, below(), field));
  };
  return (
    <input
      className={styles.input}
      inputMode="numeric"
      value={text === '' ? '' : grouped(Number(text))}
      placeholder="–"
      data-field={field}
      aria-label={`${row.productName} ${row.memory} ${row.planName} ${joinTypeLabels[row.joinType].title} ${fieldWords[field]}`}
      aria-invalid={edits.problems.has(keyOf(row)) || undefined}
      onFocus={(event) => event.target.select()}
      onChange={({ target }) => edits.type([{ row, typed: { [field]: digitsOf(target.value) } }])}
      onPaste={paste}
      onKeyDown={walk}
    />
  );
}

/** Enter and the arrows move within the column. */
function walk(event: KeyboardEvent<HTMLInputElement>): void {
  const steps: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };
  const step = steps[event.key];
  if (step === undefined || event.nativeEvent.isComposing) return;
  const own = event.currentTarget;
  const column = [
    ...(own.closest('table')?.querySelectorAll<HTMLInputElement>(`input[data-field='${own.dataset['field']}']`) ?? []),
  ];
  event.preventDefault();
  column[column.indexOf(own) + step]?.focus();
}
