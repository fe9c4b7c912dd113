import { decideApplicants } from '@mall/contracts/office/joining';
import { type FormEvent, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { RadioGroup, TextField } from '../../kit/form/controls.tsx';
import { longestOf } from '../../kit/form/longest.ts';
import { Modal } from '../../kit/overlay/modal.tsx';
import styles from './members.module.css';

const usual = ['재직을 확인하지 못했어요', '이미 가입한 분이에요', '답한 내용이 맞지 않아요'];
const own = 'OWN';

type Props = {
  count: number;
  /** Undefined when cancelled. */
  onAnswer: (reason: string | undefined) => void;
};

/** The reason of a refusal: applicants read it in the mail, and the audit stores it. */
export function RefuseModal({ count, onAnswer }: Props) {
  const [choice, setChoice] = useState(usual[0] ?? own);
  const [words, setWords] = useState('');
  const [isMissing, setMissing] = useState(false);
  const reason = choice === own ? words.trim() : choice;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(reason === '');
    if (reason !== '') onAnswer(reason);
  };
  return (
    <Modal isOpen onClose={() => onAnswer(undefined)} title={`${count}명의 가입을 거절할까요?`}>
      <form className={styles.form} onSubmit={submit}>
        <RadioGroup
          legend="사유"
          name="refusal"
          choices={[...usual.map((value) => ({ value, label: value })), { value: own, label: '직접 입력' }]}
          value={choice}
          onChange={setChoice}
        />
        {choice === own && (
          <TextField
            label="직접 입력"
            maxLength={longestOf(decideApplicants.body, 'reason')}
            value={words}
            error={isMissing ? '사유를 적어 주세요' : undefined}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
        <p className={styles.quiet}>사유를 적은 메일이 신청한 분에게 가고, 변경 이력에도 남아요.</p>
        <footer className={styles.foot}>
          <Button onClick={() => onAnswer(undefined)}>그만두기</Button>
          <Button type="submit" variant="danger">
            거절하기
          </Button>
        </footer>
      </form>
    </Modal>
  );
}
