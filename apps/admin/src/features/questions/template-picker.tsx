import { listTemplates, type QueuedQuestion } from '@mall/contracts/office/questions';
import { useQuery } from '@tanstack/react-query';
import FileText from 'lucide-react/icons/file-text';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { TextField } from '../../kit/form/controls.tsx';
import { OfficeLink } from '../../kit/office-link.tsx';
import { Popover } from '../../kit/overlay/popover.tsx';
import { reading } from '../../lib/use-office.ts';
import { answerFields, type QuestionPlace } from './question-words.ts';
import styles from './questions.module.css';

type Props = { question: QueuedQuestion; place: QuestionPlace; onPick: (text: string) => void };

/** Templates for this mall, those of the same category first, with the placeholders that are filled in. */
export function TemplatePicker(props: Props) {
  return (
    <Popover
      label="답변 서식"
      trigger={
        <Button size="sm" icon={FileText} keys="mod+/" keysLabel="서식 넣기" keysGroup="문의">
          서식
        </Button>
      }
    >
      {(close) => (
        <Templates
          {...props}
          onPick={(text) => {
            close();
            // After the popover has restored the focus.
            requestAnimationFrame(() => props.onPick(text));
          }}
        />
      )}
    </Popover>
  );
}

function Templates({ question, place, onPick }: Props) {
  const { data = [] } = useQuery(reading(listTemplates));
  const [sought, setSought] = useState('');
  const shown = data
    .filter(
      ({ mallId, name, body }) =>
        (mallId === null || mallId === place.mallId) && `${name} ${body}`.includes(sought.trim()),
    )
    .sort((one, other) => Number(other.category === question.category) - Number(one.category === question.category));
  return (
    <div className={styles.picker}>
      <TextField
        label="서식 찾기"
        isLabelHidden
        placeholder="서식 찾기"
        value={sought}
        onChange={(event) => setSought(event.target.value)}
      />
      <ul>
        {shown.map(({ templateNo, name, body }) => (
          <li key={templateNo}>
            <button type="button" onClick={() => onPick(body)}>
              <b>{name}</b>
              <span>{body}</span>
            </button>
          </li>
        ))}
        {shown.length === 0 && (
          <li className={styles.hint}>
            {data.length === 0 ? '아직 서식이 없어요. ' : '찾는 서식이 없어요. '}
            <OfficeLink screen="answerTemplates" className={styles.link}>
              서식 만들기
            </OfficeLink>
          </li>
        )}
      </ul>
      <FieldChips onPick={onPick} />
    </div>
  );
}

/** Placeholders for values that differ by member. */
export function FieldChips({ onPick }: { onPick: (field: string) => void }) {
  return (
    <fieldset className={styles.chips} aria-label="넣을 항목">
      {answerFields.map(({ name, meaning }) => (
        <Button key={name} size="sm" title={meaning} onClick={() => onPick(name)}>
          {name}
        </Button>
      ))}
    </fieldset>
  );
}
