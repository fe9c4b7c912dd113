import { decideClaims } from '@mall/contracts/office/claims';
import type { ClaimDecision } from '@mall/contracts/order-codes';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { TextArea } from '../../kit/form/controls.tsx';
import { longestOf } from '../../kit/form/longest.ts';
import { Modal } from '../../kit/overlay/modal.tsx';
import { grouped, won } from '../../lib/numbers.ts';
import { decisionWords, paysBack } from './claim-words.ts';
import styles from './claims.module.css';
import type { Row } from './use-bulk-decisions.tsx';

type Props = {
  readonly decision: ClaimDecision;
  readonly rows: readonly Row[];
  readonly answer: (reason: string | undefined) => void;
};

/** Asks once, with count and total, for the reason that the members read. */
export function BulkDecision({ decision, rows, answer }: Props) {
  const form = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [name, count] = [decisionWords('RETURN', decision).name, `${grouped(rows.length)}건`];
  const sum = rows.reduce((won, { type, refund }) => won + (paysBack(type, decision) ? refund : 0), 0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (decision === 'reject' && reason.trim() === '') setMissing(true);
    else answer(reason.trim());
  };
  return (
    <Modal
      isOpen
      onClose={() => answer(undefined)}
      title={`클레임 ${count} ${name}`}
      footer={
        <>
          <Button onClick={() => answer(undefined)}>그만두기</Button>
          <Button
            type="submit"
            form={form}
            variant={decision === 'reject' ? 'danger' : 'primary'}
            keys="mod+enter"
          >{`${count} ${name}`}</Button>
        </>
      }
    >
      <form id={form} className={styles.bulk} onSubmit={submit} noValidate>
        <p>
          {sum > 0 ? `모두 ${won(sum)}을 지금 환불해요. 되돌릴 수 없어요.` : '회원이 주문 내역에서 읽어요.'}
          {decision === 'approve' && ' 금액이 바뀌었거나 결재가 필요한 건은 건너뛰고 알려 드려요.'}
        </p>
        <TextArea
          label={decision === 'reject' ? '거절 사유' : '회원에게 남길 말'}
          note={decision === 'reject' ? '모두에게 같은 사유를 남겨요' : '비워도 돼요'}
          error={isMissing && '회원이 읽을 거절 사유를 적어 주세요'}
          maxLength={longestOf(decideClaims.body, 'reason')}
          value={reason}
          onChange={(event) => {
            setReason(event.target.value);
            setMissing(false);
          }}
        />
      </form>
    </Modal>
  );
}
