import { decideApplicant, listApplicants, showApplicant } from '@mall/contracts/office/joining';
import { textOf } from '@mall/contracts/office/personal';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { Drawer, useDrawer } from '../../kit/drawer.tsx';
import { Part } from '../../kit/page.tsx';
import { Failure, RowSkeleton } from '../../kit/states.tsx';
import { useToast } from '../../kit/toast.tsx';
import { fullMoment } from '../../lib/moments.ts';
import { reading, useAct } from '../../lib/use-office.ts';
import styles from './members.module.css';
import { RefuseModal } from './refuse-modal.tsx';

/** An applicant, with their answers to the mall's questions: `applicant` is mall and number, such as `3-41`. */
export function ApplicantDrawer({ applicant: key }: { applicant: string }) {
  const [mallId = 0, memberNo = 0] = key.split('-').map(Number);
  const params = { mallId, memberNo };
  const toast = useToast();
  const { next, close } = useDrawer();
  const [isRefusing, setRefusing] = useState(false);
  const { data, error, refetch } = useQuery(reading(showApplicant, { params }));
  const decide = useAct(decideApplicant, {
    changes: [listApplicants],
    onDone: (_, { body }) => {
      toast(body.isApproved ? '가입을 승인했어요' : '가입을 거절했어요');
      (next ?? close)();
    },
  });
  const send = (isApproved: boolean, reason: string) =>
    decide.mutate({ params, body: { isApproved, reason } }, { onError: (cause) => toast.error(cause) });
  return (
    <Drawer
      title={data ? textOf(data.name) : `회원 ${memberNo}`}
      label={`가입 신청 ${memberNo}`}
      badge={data && <Badge tone="warn">승인 대기</Badge>}
      note={data?.mallName}
      history={data && { mallId, subject: `member ${memberNo}` }}
      consequence="결정하면 회원에게 메일이 가요"
      actions={
        data && (
          <>
            <Button isBusy={decide.isPending} onClick={() => setRefusing(true)}>
              거절하기
            </Button>
            <Button variant="primary" keys="mod+enter" isBusy={decide.isPending} onClick={() => send(true, '')}>
              승인하기
            </Button>
          </>
        )
      }
    >
      {!data && error && <Failure error={error} what="신청을" retry={() => void refetch()} />}
      {!data && !error && <RowSkeleton rows={5} columns={2} />}
      {data && (
        <>
          <Part title="신청">
            <dl className={styles.facts}>
              <Fact label="아이디" value={textOf(data.loginId)} />
              <Fact label="신청" value={fullMoment(data.joinedAt)} />
              <Fact label="이메일" value={data.isVerified ? '확인했어요' : '아직 확인하지 않았어요'} />
            </dl>
          </Part>
          <Part title="몰이 물어본 것">
            {data.answers.length === 0 && <p className={styles.quiet}>이 몰은 가입할 때 따로 묻지 않아요.</p>}
            <dl className={styles.facts}>
              {data.answers.map(({ label, answer }) => (
                <Fact key={label} label={label} value={textOf(answer)} />
              ))}
            </dl>
          </Part>
        </>
      )}
      {isRefusing && (
        <RefuseModal
          count={1}
          onAnswer={(reason) => {
            setRefusing(false);
            if (reason !== undefined) send(false, reason);
          }}
        />
      )}
    </Drawer>
  );
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
