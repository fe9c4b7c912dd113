import type { TermDetail } from '@mall/contracts/office/terms';
import { koreanDay } from '@mall/domain/terms';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { useOfficeForm } from '../../kit/form/use-office-form.ts';
import { OfficeLink } from '../../kit/office-link.tsx';
import { ReasonModal } from '../../kit/reason-modal.tsx';
import { useToast } from '../../kit/toast.tsx';
import { useAct } from '../../lib/use-office.ts';
import { callsOf, changesOf, type Owner, paramsOf } from './term-words.ts';
import styles from './terms.module.css';

type Props = { owner: Owner; detail: TermDetail; appliedOn: string };

/** Until the day before its first day, an announced version can be withdrawn, also by two persons. */
export function WithdrawTerms(props: Props) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setAsked(true)}>
        알림 거두기
      </Button>
      {isAsked && <Withdrawing {...props} onClose={() => setAsked(false)} />}
    </>
  );
}

function Withdrawing({ owner, detail: { termCode }, appliedOn, onClose }: Props & { onClose: () => void }) {
  const toast = useToast();
  const act = useAct(callsOf(owner).withdraw, { changes: changesOf(owner) });
  const form = useOfficeForm({
    shape: callsOf(owner).withdraw.body,
    values: { appliedOn, reason: '' },
    send: (body) => act.mutateAsync({ params: paramsOf(owner, { termCode }), body }),
    onSent: () => {
      toast('결재를 올렸어요. 승인되면 알림을 거둬요');
      onClose();
    },
  });
  return (
    <ReasonModal
      form={form}
      isDanger
      title={`${koreanDay(appliedOn)} 시행을 거둘까요?`}
      consequence="승인되면 이 버전은 시행되지 않아요. 게시판의 알림은 정정 글로 바뀌고, 메일로 알린 회원에게는 정정 메일이 가요."
      verb="결재 올리기"
      help="승인하는 사람과 회원이 읽어요."
      onClose={onClose}
    />
  );
}

/** Who has proposed to withdraw a version. */
export const WithdrawalWaiting = ({ by }: { by: string }) => (
  <p className={styles.waiting}>
    {`${by} 님이 올린 알림 거두기 결재를 기다려요.`}
    <OfficeLink screen="cases">결재로 가기</OfficeLink>
  </p>
);
