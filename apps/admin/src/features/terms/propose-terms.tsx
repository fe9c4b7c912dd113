import type { TermDetail, TermDraft } from '@mall/contracts/office/terms';
import { seoulDayOf, shiftedDay } from '@mall/domain/seoul-day';
import { koreanDay, noticeDays } from '@mall/domain/terms';
import { useOfficeForm } from '../../kit/form/use-office-form.ts';
import { ReasonModal } from '../../kit/reason-modal.tsx';
import { useToast } from '../../kit/toast.tsx';
import { grouped } from '../../lib/numbers.ts';
import { useAct } from '../../lib/use-office.ts';
import { callsOf, changesOf, daysUntil, type Owner, paramsOf } from './term-words.ts';
import styles from './terms.module.css';

type Props = { owner: Owner; detail: TermDetail; draft: TermDraft; onClose: () => void };

/** Submits a draft to a second person: the notice period, whom it reaches, and what they read. */
export function ProposeTerms({ owner, detail: { termCode, malls, readers }, draft, onClose }: Props) {
  const toast = useToast();
  const act = useAct(callsOf(owner).propose, { changes: changesOf(owner) });
  const { version, appliedOn, isAdverse, sendsMail, noticeTitle, noticeHtml } = draft;
  const form = useOfficeForm({
    shape: callsOf(owner).propose.body,
    values: { reason: '', version },
    send: (body) => act.mutateAsync({ params: paramsOf(owner, { termCode }), body }),
    onSent: () => {
      toast('결재를 올렸어요. 승인되면 회원에게 알려요');
      onClose();
    },
  });
  const lastDay = shiftedDay(appliedOn, -noticeDays(isAdverse));
  return (
    <ReasonModal
      form={form}
      title={`${koreanDay(appliedOn)}부터 시행하도록 올릴까요?`}
      consequence={
        <>
          {`시행일까지 ${daysUntil(appliedOn, seoulDayOf(new Date()))}, 필요한 기간은 ${noticeDays(isAdverse)}일이에요. ${koreanDay(lastDay)}까지 승인되어야 해요. `}
          {`승인되면 게시판 ${grouped(malls)}곳에 공지하고, ${sendsMail ? `회원 ${grouped(readers)}명에게 메일을 보내요.` : '메일은 보내지 않아요.'}`}
        </>
      }
      verb="결재 올리기"
      help="승인하는 사람이 읽어요."
      onClose={onClose}
    >
      <section>
        <b>{noticeTitle}</b>
        <iframe className={styles.notice} title="알림 글" sandbox="" srcDoc={noticeHtml} />
      </section>
      {Object.values(form.errors).map((error) => (
        <p key={error} className={styles.waiting} role="alert">
          {error}
        </p>
      ))}
    </ReasonModal>
  );
}
