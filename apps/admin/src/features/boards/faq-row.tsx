import type { OfficeFaq } from '@mall/contracts/office/faqs';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { type KeyboardEvent, useState } from 'react';
import { Badge } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { ChangeHistory } from '../../kit/change-history.tsx';
import { SelectField } from '../../kit/form/controls.tsx';
import { Popover } from '../../kit/overlay/popover.tsx';
import styles from './faq.module.css';
import type { Placing } from './use-placing.ts';

type Props = {
  mallId: number;
  faq: OfficeFaq;
  placing: Placing;
  above: OfficeFaq | undefined;
  /** The next two questions, if there are any. */
  below: readonly OfficeFaq[];
  others: readonly OfficeFaq[];
  mayWrite: boolean;
  onEdit: () => void;
};

const dragged = 'application/x-faq';

/** A question: moved by dragging, by ⌥↑ and ⌥↓, or to a chosen place. */
export function FaqRow({ mallId, faq, placing, above, below, others, mayWrite, onEdit }: Props) {
  const [isOver, setOver] = useState(false);
  const move = (before: number | null) => placing.move({ faqNo: faq.faqNo, before });
  const press = (event: KeyboardEvent) => {
    if (!mayWrite || !event.altKey) return;
    if (event.key === 'ArrowUp' && above) move(above.faqNo);
    else if (event.key === 'ArrowDown' && below.length > 0) move(below[1]?.faqNo ?? null);
    else return;
    event.preventDefault();
  };
  return (
    <li
      className={styles.row}
      data-over={isOver || undefined}
      draggable={mayWrite}
      onKeyDown={press}
      onDragStart={(event) => event.dataTransfer.setData(dragged, String(faq.faqNo))}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(dragged)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        placing.move({ faqNo: Number(event.dataTransfer.getData(dragged)), before: faq.faqNo });
      }}
    >
      {mayWrite && <GripVertical size={16} strokeWidth={1.75} aria-hidden="true" />}
      <Badge size="sm">{faq.category}</Badge>
      <span className={styles.question}>{faq.question}</span>
      {mayWrite && <MoveTo {...{ faq, others }} onMove={move} />}
      <ChangeHistory mallId={mallId} subject={`faq ${faq.faqNo}`} isSign />
      {mayWrite && (
        <Button size="sm" onClick={onEdit} aria-label={`${faq.question} 고치기`}>
          고치기
        </Button>
      )}
    </li>
  );
}

type MoveProps = { faq: OfficeFaq; others: readonly OfficeFaq[]; onMove: (before: number | null) => void };

function MoveTo({ faq, others, onMove }: MoveProps) {
  const choices = [
    ...others
      .filter(({ faqNo }) => faqNo !== faq.faqNo)
      .map(({ faqNo, question }) => ({ value: String(faqNo), label: `‘${question}’ 앞` })),
    { value: '', label: '맨 끝' },
  ];
  return (
    <Popover
      label="위치 옮기기"
      align="end"
      trigger={
        <Button size="sm" variant="ghost" aria-label={`${faq.question} 위치 옮기기`} title="⌥↑ ⌥↓로도 옮겨요">
          위치
        </Button>
      }
    >
      {(close) => (
        <div className={styles.move}>
          <MoveFields
            choices={choices}
            onMove={(before) => {
              close();
              onMove(before);
            }}
          />
        </div>
      )}
    </Popover>
  );
}

type FieldsProps = {
  choices: readonly { readonly value: string; readonly label: string }[];
  onMove: (before: number | null) => void;
};

function MoveFields({ choices, onMove }: FieldsProps) {
  const [value, setValue] = useState(choices[0]?.value ?? '');
  return (
    <>
      <SelectField
        label="옮길 자리"
        choices={choices}
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
      <Button variant="primary" onClick={() => onMove(value === '' ? null : Number(value))}>
        옮기기
      </Button>
    </>
  );
}
