import {
  answerQuestion,
  assignQuestion,
  categoriseQuestion,
  listAssignees,
  type listQueuedQuestions,
  listTemplates,
} from '@mall/contracts/office/questions';
import { type QuestionCategory, questionCategories } from '@mall/contracts/question';
import { questionCategoryNames } from '@mall/domain/question-words';
import { useQuery } from '@tanstack/react-query';
import FileText from 'lucide-react/icons/file-text';
import Tag from 'lucide-react/icons/tag';
import UserRound from 'lucide-react/icons/user-round';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { type Choice, SelectField } from '../../kit/form/controls.tsx';
import { eachRow } from '../../kit/list/bulk-run.ts';
import type { BulkAction, Chosen, Outcome, RowOf } from '../../kit/list/list-types.ts';
import { Modal } from '../../kit/overlay/modal.tsx';
import { callOffice } from '../../lib/call.ts';
import { reading } from '../../lib/use-office.ts';
import { placeKey } from './question-words.ts';
import styles from './questions.module.css';

type Row = RowOf<typeof listQueuedQuestions>;
type Kind = 'assign' | 'category' | 'template';
/** A dialog that waits for a choice; closing it answers undefined. */
type Asking = { readonly kind: Kind; readonly count: number; readonly answer: (value: string | undefined) => void };

const isWaiting = ({ state }: Row) => state === 'WAITING';

/** Bulk actions on questions, each asking once for the value to set. */
export function useBulk() {
  const [asking, setAsking] = useState<Asking>();
  const ask = async (kind: Kind, chosen: Chosen<Row>, act: (row: Row, value: string) => Promise<unknown>) => {
    const count = chosen.kind === 'rows' ? chosen.rows.length : 0;
    const value = await new Promise<string | undefined>((answer) => setAsking({ kind, count, answer }));
    setAsking(undefined);
    return value === undefined ? undefined : eachRow(chosen, placeKey, (row) => act(row, value));
  };
  return { bulk: bulkOf(ask), dialog: asking && <ChoiceDialog {...asking} /> };
}

type Ask = (
  kind: Kind,
  chosen: Chosen<Row>,
  act: (row: Row, value: string) => Promise<unknown>,
) => Promise<readonly Outcome[] | undefined>;

const bulkOf = (ask: Ask): readonly BulkAction<Row>[] => [
  {
    ...{ label: '담당자 지정', icon: UserRound, isMain: true, appliesTo: isWaiting },
    run: (chosen) =>
      ask('assign', chosen, (params, value) =>
        callOffice(assignQuestion, { params, body: { staffNo: value === '' ? null : Number(value) } }),
      ),
    done: (count) => `${count}건의 담당자를 바꿨어요`,
  },
  {
    ...{ label: '분류 변경', icon: Tag, appliesTo: isWaiting },
    run: (chosen) =>
      ask('category', chosen, (params, value) =>
        callOffice(categoriseQuestion, { params, body: { category: value as QuestionCategory } }),
      ),
    done: (count) => `${count}건의 분류를 바꿨어요`,
  },
  {
    ...{ label: '서식으로 답변', icon: FileText, appliesTo: isWaiting },
    run: (chosen) =>
      ask('template', chosen, (params, answer) =>
        callOffice(answerQuestion, { params, body: { answer, replaces: null } }),
      ),
    done: (count) => `${count}건에 답변했어요`,
  },
];

const titles: Readonly<Record<Kind, string>> = {
  assign: '담당자 지정',
  category: '분류 변경',
  template: '서식으로 답변',
};
const verbs: Readonly<Record<Kind, string>> = { assign: '지정하기', category: '바꾸기', template: '답변하기' };

function ChoiceDialog({ kind, count, answer }: Asking) {
  const choices = useChoices(kind);
  const [chosen, setChosen] = useState<string>();
  const value = chosen ?? choices[0]?.value;
  return (
    <Modal
      isOpen
      onClose={() => answer(undefined)}
      title={titles[kind]}
      note={`${count}건`}
      footer={
        <>
          <Button onClick={() => answer(undefined)}>취소</Button>
          <Button variant="primary" keys="mod+enter" disabled={value === undefined} onClick={() => answer(value)}>
            {`${count}건 ${verbs[kind]}`}
          </Button>
        </>
      }
    >
      <SelectField
        label={kind === 'template' ? '답변 서식' : titles[kind]}
        choices={choices}
        value={value ?? ''}
        onChange={(event) => setChosen(event.target.value)}
      />
      {kind === 'template' && <pre className={styles.preview}>{value ?? '답변 서식을 먼저 만들어 주세요.'}</pre>}
      {kind === 'template' && <p className={styles.hint}>회원마다 이름과 주문을 채워 보내고, 메일로 알려요.</p>}
    </Modal>
  );
}

function useChoices(kind: Kind): readonly Choice[] {
  const { data: staff = [] } = useQuery({ ...reading(listAssignees), enabled: kind === 'assign' });
  const { data: templates = [] } = useQuery({ ...reading(listTemplates), enabled: kind === 'template' });
  if (kind === 'category') return questionCategories.map((value) => ({ value, label: questionCategoryNames[value] }));
  if (kind === 'template') return templates.map(({ body, name }) => ({ value: body, label: name }));
  return [
    ...staff.map(({ staffNo, name }) => ({ value: String(staffNo), label: name })),
    { value: '', label: '담당자 없음' },
  ];
}
