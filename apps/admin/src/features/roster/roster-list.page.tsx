import { textOf } from '@mall/contracts/office/personal';
import { listRoster } from '@mall/contracts/office/roster';
import { Dot } from '../../kit/badge.tsx';
import { ListScreen } from '../../kit/list/list-screen.tsx';
import type { Column, FilterWords, RowOf, View } from '../../kit/list/list-types.ts';
import { MallName } from '../../kit/marks.tsx';
import { momentText } from '../../lib/moments.ts';
import { useMay } from '../../lib/use-me.ts';
import { RosterDrawer } from './roster-drawer.tsx';
import { RosterUpload } from './roster-upload.tsx';

type Row = RowOf<typeof listRoster>;

const columns: readonly Column<Row>[] = [
  { id: 'employeeNo', label: '사번', width: 120, isFixed: true, phone: 'title', cell: ({ employeeNo }) => employeeNo },
  {
    id: 'name',
    label: '이름',
    width: 100,
    cell: ({ name }) => (name === null ? '–' : textOf(name)),
  },
  { id: 'department', label: '부서', phone: 'note', cell: ({ department }) => department || '–' },
  {
    id: 'mall',
    label: '몰',
    width: 150,
    isMinor: true,
    cell: ({ mallId, mallName }) => <MallName mallId={mallId} name={mallName} />,
  },
  { id: 'hiredOn', label: '입사일', width: 110, isMinor: true, cell: ({ hiredOn }) => hiredOn ?? '–' },
  {
    id: 'leavesAt',
    label: '퇴사',
    width: 120,
    cell: ({ leavesAt }) => (leavesAt === null ? '–' : <Dot tone="warn">{momentText(leavesAt)}</Dot>),
  },
  {
    id: 'invited',
    label: '초대',
    width: 120,
    isMinor: true,
    cell: ({ invitedAt }) => (invitedAt === null ? '–' : momentText(invitedAt)),
  },
  {
    id: 'joined',
    label: '가입',
    width: 110,
    phone: 'end',
    cell: ({ isJoined }) => <Dot tone={isJoined ? 'ok' : 'plain'}>{isJoined ? '가입함' : '가입 전'}</Dot>,
  },
];

const yesOrNo = { Y: '예', N: '아니요' };
const filters: Readonly<Record<string, FilterWords>> = {
  department: { label: '부서', isUsual: true },
  joined: { label: '가입', choices: yesOrNo, isUsual: true },
  leaving: { label: '퇴사 예정', choices: yesOrNo },
  employeeNo: { label: '사번' },
};

const views: readonly View[] = [
  { id: 'all', label: '모든 임직원' },
  { id: 'waiting', label: '가입 전', filters: { joined: 'is:N' } },
  { id: 'leaving', label: '퇴사 예정', filters: { leaving: 'is:Y' } },
];

/** The employees of a mall's company, and which of them have joined. */
export function RosterListPage() {
  const mayWrite = useMay('roster.write');
  return (
    <ListScreen
      name="roster"
      title="임직원 명부"
      noun="임직원"
      endpoint={listRoster}
      keyOf={({ mallId, entryNo }) => `${mallId}-${entryNo}`}
      nameOf={({ employeeNo }) => employeeNo}
      columns={columns}
      filters={filters}
      views={views}
      actions={mayWrite && <RosterUpload />}
      drawer={(_, row) => <RosterDrawer row={row} />}
    />
  );
}
