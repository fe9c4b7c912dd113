import { listStaff } from '@mall/contracts/office/staff';
import { roleNames } from '@mall/domain/office/right-words';
import { Dot } from '../../kit/badge.tsx';
import { ListScreen } from '../../kit/list/list-screen.tsx';
import type { Column, RowOf, View } from '../../kit/list/list-types.ts';
import { Avatar } from '../../kit/marks.tsx';
import { OfficeLink } from '../../kit/office-link.tsx';
import { momentText } from '../../lib/moments.ts';
import { useMay } from '../../lib/use-me.ts';
import { InviteButton } from './invite.tsx';
import styles from './staff.module.css';
import { StaffDrawer } from './staff-drawer.tsx';
import { factorText, factorWords, grantText, stateTones, stateWords } from './staff-words.ts';

const columns: readonly Column<Row>[] = [
  {
    id: 'name',
    label: '이름',
    width: 180,
    isFixed: true,
    phone: 'title',
    cell: ({ name }) => (
      <span className={styles.person}>
        <Avatar name={name} size="sm" />
        {name}
      </span>
    ),
  },
  { id: 'email', label: '메일', width: 220, phone: 'note', cell: ({ email }) => email },
  { id: 'roles', label: '역할', cell: ({ grants }) => grants.map(grantText).join(', ') || '없음' },
  { id: 'factor', label: '확인 방법', width: 130, isMinor: true, cell: factorText },
  {
    id: 'signedIn',
    label: '마지막 로그인',
    width: 120,
    phone: 'endNote',
    cell: ({ lastSignedInAt }) => (lastSignedInAt ? momentText(lastSignedInAt) : '없음'),
  },
  {
    id: 'sessions',
    label: '접속',
    width: 70,
    align: 'end',
    isMinor: true,
    cell: ({ openSessions }) => (openSessions > 3 ? <Dot tone="warn">{openSessions}</Dot> : openSessions),
  },
  { id: 'endsOn', label: '끝나는 날', width: 110, isHidden: true, cell: ({ endsOn }) => endsOn ?? '정하지 않음' },
  {
    id: 'state',
    label: '상태',
    width: 100,
    phone: 'end',
    cell: ({ state }) => <Dot tone={stateTones[state]}>{stateWords[state]}</Dot>,
  },
];
const filters = {
  state: { label: '상태', choices: stateWords, isUsual: true },
  role: { label: '역할', choices: roleNames, isUsual: true },
  factor: { label: '확인 방법', choices: factorWords },
};
const views: readonly View[] = [
  { id: 'working', label: '사람', filters: { state: 'is:ACTIVE' } },
  { id: 'noPasskey', label: '패스키 없는 사람', filters: { state: 'is:ACTIVE', factor: 'not:passkey' }, isLate: true },
  { id: 'invited', label: '초대', filters: { state: 'is:INVITED' } },
  { id: 'suspended', label: '멈춘 사람', filters: { state: 'is:SUSPENDED' } },
  { id: 'all', label: '모두' },
];

/** The office's staff. */
export function StaffListPage() {
  const mayInvite = useMay('staff.invite');
  return (
    <ListScreen
      name="staff"
      title="직원·권한"
      endpoint={listStaff}
      keyOf={({ staffNo }) => String(staffNo)}
      nameOf={({ name }) => name}
      columns={columns}
      filters={filters}
      views={views}
      actions={
        <>
          <OfficeLink screen="rights" className={styles.tabLink}>
            권한 표
          </OfficeLink>
          {mayInvite && <InviteButton />}
        </>
      }
      drawer={(key) => <StaffDrawer staffNo={Number(key)} />}
    />
  );
}
type Row = RowOf<typeof listStaff>;
