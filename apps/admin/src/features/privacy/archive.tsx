import { listCases } from '@mall/contracts/office/cases';
import { textOf } from '@mall/contracts/office/personal';
import * as contract from '@mall/contracts/office/privacy';
import { KeyValueList } from '@mall/ui/key-value-list';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { SelectField, TextArea, TextField } from '../../kit/form/controls.tsx';
import { longestOf } from '../../kit/form/longest.ts';
import { MallField } from '../../kit/mall-field.tsx';
import { Modal } from '../../kit/overlay/modal.tsx';
import { Part } from '../../kit/page.tsx';
import { useToast } from '../../kit/toast.tsx';
import { useFirstMall, useMalls } from '../../lib/mall-scope.ts';
import { momentText } from '../../lib/moments.ts';
import { errorText } from '../../lib/office-error.ts';
import { reading, useAct } from '../../lib/use-office.ts';
import styles from './privacy.module.css';

type Kind = (typeof contract.archiveKinds)[number];
const kindWords: Readonly<Record<Kind, string>> = {
  ORDER: '주문',
  QUESTION: '문의',
  APPLICATION: '휴대폰 신청',
  SUBSCRIPTION: '구독 신청',
};

/** Records of former members that the law requires to be kept: a second person approves opening one, for a day. */
export function ArchiveButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>법정 보관 기록</Button>
      {isOpen && (
        <Modal
          isOpen
          onClose={() => setOpen(false)}
          title="법정 보관 기록"
          note="보안 담당자의 결재를 받아 하루 동안 열어요"
        >
          <Asking />
          <Allowed />
        </Modal>
      )}
    </>
  );
}

function Asking() {
  const toast = useToast();
  const { malls } = useMalls();
  const [mallId, setMallId] = useState(useFirstMall()?.mallId ?? 0);
  const [kind, setKind] = useState<Kind>('ORDER');
  const [reference, setReference] = useState('');
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const ask = useAct(contract.askForArchive, {
    changes: [listCases],
    onDone: () => {
      setReference('');
      toast('결재를 올렸어요');
    },
  });
  const submit = () => {
    if (reference.trim() === '' || reason.trim() === '') return setError('번호와 사유를 적어 주세요.');
    setError(undefined);
    const body = { kind, reference: reference.trim(), reason: reason.trim() };
    return ask.mutate({ params: { mallId }, body }, { onError: (cause) => setError(errorText(cause)) });
  };
  return (
    <div className={styles.form}>
      {malls.length > 1 && <MallField value={mallId} onChange={setMallId} />}
      <SelectField
        label="종류"
        value={kind}
        choices={Object.entries(kindWords).map(([value, label]) => ({ value, label }))}
        onChange={(event) => setKind(event.target.value as Kind)}
      />
      <TextField
        label="번호"
        value={reference}
        maxLength={longestOf(contract.askForArchive.body, 'reference')}
        error={error}
        onChange={(event) => setReference(event.target.value)}
      />
      <TextArea
        label="사유"
        rows={2}
        maxLength={longestOf(contract.askForArchive.body, 'reason')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button variant="primary" isBusy={ask.isPending} onClick={submit}>
        결재 올리기
      </Button>
    </div>
  );
}

/** One's own cases approved within a day. */
function Allowed() {
  const { data } = useQuery(reading(listCases));
  const since = Date.now() - 86_400_000;
  const cases = data?.cases.filter(
    ({ kind, isMine, state, decidedAt }) =>
      kind === 'archive.open' && isMine && state === 'APPROVED' && decidedAt && Date.parse(decidedAt) > since,
  );
  if (!cases || cases.length === 0) return null;
  return (
    <Part title="열 수 있는 기록">
      {cases.map(({ caseNo, mallId, subject, decidedAt }) => (
        <ArchiveRecord
          key={caseNo}
          params={{ mallId: mallId ?? 0, caseNo }}
          name={`${subject.split(' ').at(-1) ?? ''} · ${momentText(decidedAt ?? '')} 승인`}
        />
      ))}
    </Part>
  );
}

function ArchiveRecord({ params, name }: { params: { mallId: number; caseNo: number }; name: string }) {
  const toast = useToast();
  const open = useAct(contract.openArchive);
  if (open.data)
    return (
      <KeyValueList
        items={open.data.fields.map(({ name: label, value }) => ({ label, value: textOf(value) || '–' }))}
      />
    );
  return (
    <Button isBusy={open.isPending} onClick={() => open.mutate({ params }, { onError: (error) => toast.error(error) })}>
      {name} 열기
    </Button>
  );
}
