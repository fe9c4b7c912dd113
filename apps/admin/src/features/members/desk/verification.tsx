import { type Contact, contactTopics, type Proof, showContact, verifyCaller } from '@mall/contracts/office/contacts';
import { proofsFor } from '@mall/domain/office/verification';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import { type FormEvent, useState } from 'react';
import { Badge } from '../../../kit/badge.tsx';
import { Button } from '../../../kit/button.tsx';
import { SelectField, TextField } from '../../../kit/form/controls.tsx';
import { longestOf } from '../../../kit/form/longest.ts';
import { Part } from '../../../kit/page.tsx';
import { useToast } from '../../../kit/toast.tsx';
import { useAct } from '../../../lib/use-office.ts';
import { proofWords, topicWords } from '../member-words.ts';
import styles from './talk.module.css';
import { useTopic } from './use-topic.ts';

/** Questions that verify the caller; the answers are compared, never shown. */
export function Verification({ contact }: { contact: Contact }) {
  const [topic, setTopic] = useTopic(contact);
  const wanted = proofsFor[topic];
  const known = wanted.filter((proof) => contact.verified.includes(proof));
  const next = wanted.find((proof) => !contact.verified.includes(proof));
  return (
    <Part
      title="본인 확인"
      end={<Badge tone={next ? 'warn' : 'ok'}>{next ? `${known.length} / ${wanted.length}` : '확인했어요'}</Badge>}
    >
      <SelectField
        label="무엇을 물어보나요?"
        isLabelHidden
        size="sm"
        value={topic}
        choices={contactTopics.map((value) => ({ value, label: topicWords[value] }))}
        onChange={(event) => setTopic(event.target.value as typeof topic)}
      />
      <ul className={styles.proofs}>
        {wanted.map((proof) => {
          const isKnown = contact.verified.includes(proof);
          const Icon = isKnown ? CircleCheck : Circle;
          return (
            <li key={proof} data-known={isKnown || undefined}>
              <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
              {proofWords[proof]}
              {isKnown && <small>일치</small>}
            </li>
          );
        })}
      </ul>
      {next && <Question key={next} contact={contact} proof={next} />}
    </Part>
  );
}

const hints: Readonly<Record<Proof, string>> = {
  name: '성함이 어떻게 되세요?',
  phoneEnd: '휴대폰 번호 뒤 4자리요.',
  birthday: '생일 월과 일이요. 1107처럼 적어요.',
  lastProduct: '가장 최근에 산 상품이 뭐예요?',
};

function Question({ contact: { mallId, contactNo }, proof }: { contact: Contact; proof: Proof }) {
  const toast = useToast();
  const [answer, setAnswer] = useState('');
  const [isWrong, setWrong] = useState(false);
  const verify = useAct(verifyCaller, {
    changes: [showContact],
    onDone: ({ isRight }) => {
      setWrong(!isRight);
      if (!isRight) setAnswer('');
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (answer.trim() === '' || verify.isPending) return;
    const request = { params: { mallId, contactNo }, body: { proof, answer: answer.trim() } };
    verify.mutate(request, { onError: (error) => toast.error(error) });
  };
  return (
    <form className={styles.question} onSubmit={submit}>
      <TextField
        label={hints[proof]}
        size="sm"
        maxLength={longestOf(verifyCaller.body, 'answer')}
        value={answer}
        error={isWrong ? '맞지 않아요. 다시 여쭤보세요.' : undefined}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <Button type="submit" size="sm" isBusy={verify.isPending}>
        확인
      </Button>
    </form>
  );
}
