import { textOf } from '@mall/contracts/office/personal';
import {
  answerQuestion,
  getQueuedQuestion,
  listQueuedQuestions,
  type QueuedQuestion,
} from '@mall/contracts/office/questions';
import { useQueryClient } from '@tanstack/react-query';
import Send from 'lucide-react/icons/send';
import { useRef, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { TextArea } from '../../kit/form/controls.tsx';
import { Form } from '../../kit/form/form.tsx';
import { useOfficeForm } from '../../kit/form/use-office-form.ts';
import { useKeys } from '../../kit/keys/use-keys.ts';
import { useToast } from '../../kit/toast.tsx';
import { momentText } from '../../lib/moments.ts';
import { isOfficeError } from '../../lib/office-error.ts';
import { readDraft, useDraft } from '../../lib/use-draft.ts';
import { refresh, useAct } from '../../lib/use-office.ts';
import { placeKey, type QuestionPlace } from './question-words.ts';
import styles from './questions.module.css';
import { TemplatePicker } from './template-picker.tsx';

type Props = { question: QueuedQuestion; place: QuestionPlace; onAnswered: (() => void) | undefined };

/**
 * Writes an answer, or visibly replaces one. Typed text stays in this tab until it is sent. An answer that a
 * colleague has sent meanwhile is replaced only after it was seen.
 */
export function AnswerBox({ question, place, onAnswered }: Props) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const field = useRef<HTMLTextAreaElement>(null);
  const name = `answer:${placeKey(place)}`;
  const [seen, setSeen] = useState(question.answeredAt);
  const act = useAct(answerQuestion, { changes: [listQueuedQuestions, getQueuedQuestion] });
  const form = useOfficeForm({
    shape: answerQuestion.body,
    values: { answer: readDraft(name) },
    toBody: ({ answer }) => ({ answer, replaces: seen }),
    send: async ({ answer }) => {
      try {
        return await act.mutateAsync({ params: place, body: { answer, replaces: seen } });
      } catch (error) {
        if (isOfficeError(error, '4090')) await refresh(queryClient, [getQueuedQuestion]);
        throw error;
      }
    },
    onSent: ({ answeredAt }) => {
      form.set('answer', '');
      setSeen(answeredAt);
      toast('답변을 보냈어요');
      onAnswered?.();
    },
  });
  useDraft(name, form.values.answer);
  useKeys([{ keys: 'a', label: '답변 쓰기', group: '문의', run: () => field.current?.focus() }]);
  const insert = (text: string) => {
    const { selectionStart: from = 0, selectionEnd: to = 0 } = field.current ?? {};
    const { answer } = form.values;
    form.set('answer', answer.slice(0, from ?? 0) + text + answer.slice(to ?? 0));
    field.current?.focus();
  };
  const typed = form.field('answer');
  const isOvertaken = question.answeredAt !== seen;
  return (
    <div className={styles.answer}>
      <Form form={form} asksBeforeLeaving={false}>
        {isOvertaken && <Overtaken question={question} onSeen={() => setSeen(question.answeredAt)} />}
        <TextArea
          label={seen === null ? '답변' : '새 답변'}
          className={styles.writing}
          help={<Consequence question={question} seen={seen} />}
          {...typed}
          ref={(node) => {
            typed.ref(node);
            field.current = node;
          }}
        />
        <div className={styles.bar}>
          <TemplatePicker question={question} place={place} onPick={insert} />
          {question.answer !== '' && (
            <Button size="sm" variant="ghost" onClick={() => insert(withField(question))}>
              앞 답변 가져오기
            </Button>
          )}
          <Button
            type="submit"
            variant="primary"
            icon={Send}
            keys="mod+enter"
            keysGroup="문의"
            isBusy={form.isSending}
            className={styles.send}
          >
            {seen === null ? '답변하기' : '답변 바꾸기'}
          </Button>
        </div>
      </Form>
    </div>
  );
}

/** The name in an answer is masked here; when it is sent again, the placeholder restores the member's name. */
const withField = ({ answer, member }: QueuedQuestion): string => answer.replaceAll(textOf(member), '{회원이름}');

function Consequence({ question, seen }: { question: QueuedQuestion; seen: string | null }) {
  if (seen === null) return '보내면 회원에게 메일로 알려요.';
  return `${question.answeredBy || '고객센터'} · ${momentText(seen)} 답변이 이 답변으로 바뀌고, 회원에게 다시 메일이 가요.`;
}

function Overtaken({ question, onSeen }: { question: QueuedQuestion; onSeen: () => void }) {
  return (
    <p className={styles.overtaken} role="alert">
      <span>
        쓰는 동안 {question.answeredBy || '다른 담당자'} 님이 먼저 답변했어요. 위에서 확인해 주세요. 쓰던 글은 그대로
        있어요.
      </span>
      <Button size="sm" onClick={onSeen}>
        내 답변으로 바꿀게요
      </Button>
    </p>
  );
}
