import { textOf } from '@mall/contracts/office/personal';
import { listRoster, type RosterRow, setLeaving } from '@mall/contracts/office/roster';
import { KeyValueList } from '@mall/ui/key-value-list';
import { useState } from 'react';
import { Badge } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { Drawer } from '../../kit/drawer.tsx';
import { TextField } from '../../kit/form/controls.tsx';
import { Part } from '../../kit/page.tsx';
import { NotThere } from '../../kit/states.tsx';
import { useToast } from '../../kit/toast.tsx';
import { fromSeoulInput, fullMoment, toSeoulInput } from '../../lib/moments.ts';
import { useMay } from '../../lib/use-me.ts';
import { useAct } from '../../lib/use-office.ts';
import styles from './roster.module.css';

/** One employee, and when they leave. */
export function RosterDrawer({ row }: { row: RosterRow | undefined }) {
  const mayWrite = useMay('roster.write');
  if (!row)
    return (
      <Drawer title="임직원">
        <NotThere />
      </Drawer>
    );
  return (
    <Drawer
      title={row.employeeNo}
      badge={<Badge tone={row.isJoined ? 'ok' : 'plain'}>{row.isJoined ? '가입함' : '가입 전'}</Badge>}
      note={row.mallName}
      history={{ mallId: row.mallId, subject: `roster ${row.mallId}/${row.entryNo}` }}
    >
      <Part title="내용">
        <KeyValueList
          items={[
            { label: '이름', value: row.name === null ? '가입하면 보여요' : textOf(row.name) },
            { label: '부서', value: row.department || '없음' },
            { label: '입사일', value: row.hiredOn ?? '없음' },
            { label: '초대', value: row.invitedAt ? fullMoment(row.invitedAt) : '보내지 않았어요' },
            ...(row.invitationEndsAt ? [{ label: '가입 기한', value: fullMoment(row.invitationEndsAt) }] : []),
          ]}
        />
      </Part>
      {mayWrite && <Leaving key={row.entryNo} row={row} />}
    </Drawer>
  );
}

function Leaving({ row }: { row: RosterRow }) {
  const toast = useToast();
  const [written, setWritten] = useState(toSeoulInput(row.leavesAt));
  const [error, setError] = useState<string>();
  const act = useAct(setLeaving, { changes: [listRoster] });
  const params = { mallId: row.mallId, entryNo: row.entryNo };
  const change = async (leavesAt: string | null) => {
    await act.mutateAsync({ params, body: { leavesAt } });
    setWritten(toSeoulInput(leavesAt));
  };
  const set = (leavesAt: string | null, message: string) => {
    const undo = () => change(row.leavesAt).catch(toast.error);
    change(leavesAt).then(() => toast({ message, undo }), toast.error);
  };
  const submit = () => {
    const at = fromSeoulInput(written);
    setError(at === null ? '날짜와 시각을 골라 주세요.' : undefined);
    if (at !== null) set(at, '퇴사 시각을 정했어요');
  };
  return (
    <Part title="퇴사">
      <div className={styles.form}>
        <TextField
          type="datetime-local"
          label="접속을 끊을 시각"
          value={written}
          error={error}
          help={
            row.isJoined
              ? '이 시각이 되면 바로 로그아웃되고 다시 들어올 수 없어요.'
              : '이 시각이 되면 명부에서 지워져요.'
          }
          onChange={(event) => setWritten(event.target.value)}
        />
        <div className={styles.buttons}>
          <Button isBusy={act.isPending} onClick={submit}>
            퇴사 시각 정하기
          </Button>
          {row.leavesAt !== null && (
            <Button variant="ghost" isBusy={act.isPending} onClick={() => set(null, '퇴사를 취소했어요')}>
              퇴사 취소
            </Button>
          )}
        </div>
      </div>
    </Part>
  );
}
