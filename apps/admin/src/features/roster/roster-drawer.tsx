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
import { fullMoment } from '../../lib/moments.ts';
import { useMay } from '../../lib/use-me.ts';
import { useAct } from '../../lib/use-office.ts';

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
    >
      <Part title="내용">
        <KeyValueList
          items={[
            { label: '이름', value: row.name === null ? '가입하면 보여요' : textOf(row.name) },
            { label: '부서', value: row.department || '없음' },
            { label: '입사일', value: row.hiredOn ?? '없음' },
            { label: '초대', value: row.invitedAt ? fullMoment(row.invitedAt) : '보내지 않았어요' },
            ...(row.invitationEndsAt ? [{ label: '초대 기한', value: fullMoment(row.invitationEndsAt) }] : []),
          ]}
        />
      </Part>
      {mayWrite && <Leaving key={row.entryNo} row={row} />}
    </Drawer>
  );
}

/** 2026-11-30T18:00 by Seoul's clocks. */
const wallText = (at: string | null): string =>
  at === null ? '' : new Date(Date.parse(at) + 9 * 3_600_000).toISOString().slice(0, 16);

function Leaving({ row }: { row: RosterRow }) {
  const toast = useToast();
  const [written, setWritten] = useState(wallText(row.leavesAt));
  const [error, setError] = useState<string>();
  const act = useAct(setLeaving, { changes: [listRoster], onDone: () => toast('퇴사 시각을 바꿨어요') });
  const params = { mallId: row.mallId, entryNo: row.entryNo };
  const set = (leavesAt: string | null) =>
    act.mutate({ params, body: { leavesAt } }, { onError: (failure) => toast.error(failure) });
  const submit = () => {
    const at = new Date(`${written}:00+09:00`);
    if (Number.isNaN(at.getTime())) return setError('날짜와 시각을 골라 주세요.');
    setError(undefined);
    return set(at.toISOString());
  };
  return (
    <Part title="퇴사">
      <TextField
        type="datetime-local"
        label="접속을 끊을 시각"
        value={written}
        error={error}
        help="이 시각이 되면 바로 로그아웃되고 다시 들어올 수 없어요."
        onChange={(event) => setWritten(event.target.value)}
      />
      <Button isBusy={act.isPending} onClick={submit}>
        퇴사 시각 정하기
      </Button>{' '}
      {row.leavesAt !== null && (
        <Button variant="ghost" onClick={() => set(null)}>
          퇴사 취소
        </Button>
      )}
    </Part>
  );
}
