import * as contract from '@mall/contracts/office/cases';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { TextField } from '../../kit/form/controls.tsx';
import { Form } from '../../kit/form/form.tsx';
import { useOfficeForm } from '../../kit/form/use-office-form.ts';
import { useToast } from '../../kit/toast.tsx';
import { callOffice } from '../../lib/call.ts';
import { refresh } from '../../lib/use-office.ts';
import styles from './cases.module.css';

/** The actions on an open case: withdraw one's own, decide another's. */
export function CaseDecision({ caseNo, isMine }: contract.OfficeCase) {
  const [isRejecting, setRejecting] = useState(false);
  const queryClient = useQueryClient();
  const toast = useToast();
  const params = { caseNo };
  const [isBusy, setBusy] = useState(false);
  const act = async (call: () => Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await call();
      toast(done);
    } catch (error) {
      toast.error(error);
    } finally {
      setBusy(false);
    }
    await refresh(queryClient, [contract.listCases]);
  };
  if (isMine)
    return (
      <Button
        isBusy={isBusy}
        onClick={() => void act(() => callOffice(contract.takeCaseBack, { params }), '결재를 거뒀어요')}
      >
        거두기
      </Button>
    );
  const reject = (body: Rejected) => act(() => callOffice(contract.rejectCase, { params, body }), '반려했어요');
  if (isRejecting) return <Rejection send={reject} onCancel={() => setRejecting(false)} />;
  return (
    <div className={styles.decision}>
      <Button onClick={() => setRejecting(true)}>반려</Button>
      <Button
        variant="primary"
        isBusy={isBusy}
        onClick={() => void act(() => callOffice(contract.approveCase, { params }), '승인했어요')}
      >
        승인하기
      </Button>
    </div>
  );
}

type Rejected = { readonly answer: string };
type RejectionProps = { send: (body: Rejected) => Promise<void>; onCancel: () => void };

function Rejection({ send, onCancel }: RejectionProps) {
  const form = useOfficeForm({ shape: contract.rejectCase.body, values: { answer: '' }, send });
  return (
    <Form form={form}>
      <div className={styles.answer}>
        <TextField
          label="반려하는 까닭"
          isLabelHidden
          placeholder="반려하는 까닭을 적어 주세요"
          autoFocus
          {...form.field('answer')}
        />
        <Button onClick={onCancel}>취소</Button>
        <Button type="submit" variant="danger" isBusy={form.isSending}>
          반려하기
        </Button>
      </div>
    </Form>
  );
}
