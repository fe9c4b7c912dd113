import { decideApplicants, listApplicants } from '@mall/contracts/office/joining';
import { textOf } from '@mall/contracts/office/personal';
import { tasks } from '@mall/domain/office/tasks';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { Dot, Toned } from '../../kit/badge.tsx';
import { ListScreen } from '../../kit/list/list-screen.tsx';
import type { BulkAction, Chosen, Column, FilterWords, Outcome, RowOf, View } from '../../kit/list/list-types.ts';
import { MallName } from '../../kit/marks.tsx';
import { callOffice } from '../../lib/call.ts';
import { dueText, momentText } from '../../lib/moments.ts';
import { useMay } from '../../lib/use-me.ts';
import { ApplicantDrawer } from './applicant-drawer.tsx';
import { RefuseModal } from './refuse-modal.tsx';

type Row = RowOf<typeof listApplicants>;

const keyOf = ({ mallId, memberNo }: Pick<Row, 'mallId' | 'memberNo'>) => `${mallId}-${memberNo}`;
const dueOf = ({ joinedAt }: Row) => dueText(new Date(Date.parse(joinedAt) + tasks.joining.promisedHours * 3_600_000));

const columns: readonly Column<Row>[] = [
  { id: 'memberNo', label: '번호', width: 80, isFixed: true, phone: 'note', cell: ({ memberNo }) => memberNo },
  { id: 'joinedAt', label: '신청', width: 120, sort: 'joinedAt', cell: ({ joinedAt }) => momentText(joinedAt) },
  { id: 'mall', label: '몰', width: 160, cell: ({ mallId, mallName }) => <MallName mallId={mallId} name={mallName} /> },
  { id: 'name', label: '이름', phone: 'title', cell: ({ name }) => textOf(name) },
  { id: 'loginId', label: '아이디', width: 140, cell: ({ loginId }) => textOf(loginId) },
  {
    id: 'isVerified',
    label: '이메일',
    width: 110,
    phone: 'endNote',
    cell: ({ isVerified }) => <Dot tone={isVerified ? 'ok' : 'plain'}>{isVerified ? '확인' : '확인 안 됨'}</Dot>,
  },
  {
    id: 'due',
    label: '결정 기한',
    width: 130,
    phone: 'end',
    cell: (row) => {
      const { tone, text } = dueOf(row);
      return (
        <Toned tone={tone} isStrong={tone !== 'plain'}>
          {text}
        </Toned>
      );
    },
  },
];

const filters: Readonly<Record<string, FilterWords>> = { joinedAt: { label: '신청일', isUsual: true } };
const views: readonly View[] = [{ id: 'waiting', label: '승인 대기', sort: 'joinedAt' }];

async function decide(chosen: Chosen<Row>, isApproved: boolean, reason?: string): Promise<readonly Outcome[]> {
  const rows = chosen.kind === 'rows' ? chosen.rows : [];
  const items = rows.map(({ mallId, memberNo }) => ({ mallId, memberNo }));
  const results = await callOffice(decideApplicants, {
    body: { isApproved, items, ...(reason !== undefined && { reason }) },
  });
  return results.map(({ outcome, reason: why, ...who }) => ({
    ...{ key: keyOf(who), state: outcome },
    ...(why !== undefined && { reason: why }),
  }));
}

/** Applicants: decided one by one with their answers, or several at once. */
export function JoiningListPage() {
  const mayDecide = useMay('joining.write');
  const [refusing, setRefusing] = useState<number>();
  const answer = useRef<(reason: string | undefined) => void>(() => undefined);
  const askReason = (count: number) =>
    new Promise<string | undefined>((resolve) => {
      answer.current = resolve;
      setRefusing(count);
    });
  const close = (reason: string | undefined) => {
    setRefusing(undefined);
    answer.current(reason);
  };
  const refuse = async (chosen: Chosen<Row>): Promise<readonly Outcome[]> => {
    const reason = await askReason(chosen.kind === 'rows' ? chosen.rows.length : 0);
    if (reason !== undefined) return decide(chosen, false, reason);
    const rows = chosen.kind === 'rows' ? chosen.rows : [];
    return rows.map((row) => ({ key: keyOf(row), state: 'skipped', reason: '거절하지 않았어요' }));
  };
  const bulk: readonly BulkAction<Row>[] = [
    {
      ...{ label: '승인', icon: Check, keys: 'a', isMain: true },
      run: (chosen) => decide(chosen, true),
      done: (count) => `${count}명의 가입을 승인했어요`,
    },
    {
      ...{ label: '거절', icon: X },
      run: refuse,
      done: (count) => `${count}명의 가입을 거절했어요`,
    },
  ];
  return (
    <>
      <ListScreen
        name="joining"
        title="가입 승인"
        noun="신청"
        endpoint={listApplicants}
        keyOf={keyOf}
        nameOf={({ memberNo }) => `회원 ${memberNo}`}
        columns={columns}
        filters={filters}
        views={views}
        {...(mayDecide && { bulk })}
        drawer={(key) => <ApplicantDrawer applicant={key} />}
        isLate={(row) => dueOf(row).tone === 'err'}
      />
      {refusing !== undefined && <RefuseModal count={refusing} onAnswer={close} />}
    </>
  );
}
