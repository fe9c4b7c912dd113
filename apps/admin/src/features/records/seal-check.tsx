import { checkLogs } from '@mall/contracts/office/records';
import { useQuery } from '@tanstack/react-query';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useState } from 'react';
import { Badge } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { Modal } from '../../kit/overlay/modal.tsx';
import { Failure, RowSkeleton } from '../../kit/states.tsx';
import type { CallData } from '../../lib/call.ts';
import { fullMoment } from '../../lib/moments.ts';
import { grouped } from '../../lib/numbers.ts';
import { reading } from '../../lib/use-office.ts';
import styles from './records.module.css';

type Log = CallData<typeof checkLogs>[number];
type Fault = NonNullable<Log['fault']>;

const names = { staff_audit: '변경 기록', privacy_access: '개인정보·로그인 기록' } as const;
const faults: Readonly<Record<Fault['kind'], string>> = {
  CHANGED: '고쳐졌어요',
  DELETED: '지워졌어요',
  ADDED: '끼어들었어요',
  SEAL: '봉인이 바뀌었어요',
};

/** Compares every row of both logs with its seal. */
export function SealCheck() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={ShieldCheck} onClick={() => setOpen(true)}>
        무결성 점검
      </Button>
      {isOpen && <Result onClose={() => setOpen(false)} />}
    </>
  );
}

function Result({ onClose }: { onClose: () => void }) {
  const { data, error, refetch, isFetching } = useQuery({ ...reading(checkLogs), staleTime: 0, gcTime: 0 });
  return (
    <Modal
      isOpen
      onClose={onClose}
      title="무결성 점검"
      note="모든 기록을 봉인과 견줘요"
      footer={
        <Button isBusy={isFetching} onClick={() => void refetch()}>
          다시 점검하기
        </Button>
      }
    >
      {error ? (
        <Failure error={error} what="점검 결과를" retry={() => void refetch()} />
      ) : data ? (
        <ul className={styles.logs}>
          {data.map((log) => (
            <LogState key={log.log} {...log} />
          ))}
        </ul>
      ) : (
        <RowSkeleton rows={2} columns={2} />
      )}
    </Modal>
  );
}

function LogState({ log, seals, rows, sealedAt, fault }: Log) {
  return (
    <li>
      <b>{names[log]}</b>
      <Badge tone={fault ? 'err' : 'ok'}>{fault ? '이상 있음' : '이상 없음'}</Badge>
      <p>
        {fault
          ? `봉인 ${fault.sealNo}${fault.rowNo === null ? '' : `의 기록 ${fault.rowNo}`}부터 ${faults[fault.kind]}. 보안 책임자에게 알려 주세요.`
          : sealedAt
            ? `봉인 ${grouped(seals)}개, 기록 ${grouped(rows)}건 · 마지막 봉인 ${fullMoment(sealedAt)}`
            : '아직 봉인한 기록이 없어요. 끝난 기록은 1분 안에 봉인돼요.'}
      </p>
    </li>
  );
}
