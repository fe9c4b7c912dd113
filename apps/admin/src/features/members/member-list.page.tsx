import { listMembers } from '@mall/contracts/office/members';
import { textOf } from '@mall/contracts/office/personal';
import { Dot, Toned } from '../../kit/badge.tsx';
import { ListScreen } from '../../kit/list/list-screen.tsx';
import type { Column, FilterWords, RowOf, View } from '../../kit/list/list-types.ts';
import { MallName } from '../../kit/marks.tsx';
import { momentText, seoulDay, shiftDay } from '../../lib/moments.ts';
import { grouped } from '../../lib/numbers.ts';
import { MemberDrawer } from './member-drawer.tsx';
import { approvalWords, memberStateTones, memberStateWords } from './member-words.ts';

type Row = RowOf<typeof listMembers>;

const yesOrNo = { Y: '예', N: '아니요' };

const columns: readonly Column<Row>[] = [
  { id: 'memberNo', label: '번호', width: 80, isFixed: true, phone: 'note', cell: ({ memberNo }) => memberNo },
  { id: 'mall', label: '몰', width: 150, cell: ({ mallId, mallName }) => <MallName mallId={mallId} name={mallName} /> },
  { id: 'name', label: '이름', width: 90, phone: 'title', cell: ({ name }) => textOf(name) },
  { id: 'loginId', label: '아이디', width: 130, cell: ({ loginId }) => textOf(loginId) },
  { id: 'phone', label: '휴대폰', width: 130, isMinor: true, cell: ({ phone }) => textOf(phone) },
  { id: 'joinedAt', label: '가입', width: 110, sort: 'joinedAt', cell: ({ joinedAt }) => momentText(joinedAt) },
  {
    id: 'lastSignedInAt',
    label: '마지막 로그인',
    width: 120,
    isMinor: true,
    cell: ({ lastSignedInAt }) => (lastSignedInAt ? momentText(lastSignedInAt) : ''),
  },
  { id: 'orders', label: '주문', width: 70, align: 'end', cell: ({ orders }) => grouped(orders) },
  {
    id: 'orderAmount',
    label: '주문 금액',
    width: 120,
    align: 'end',
    phone: 'end',
    cell: ({ orderAmount }) => <b>{grouped(orderAmount)}</b>,
  },
  {
    id: 'marketing',
    label: '광고 동의',
    width: 100,
    isMinor: true,
    cell: ({ wantsMail, wantsText }) => [wantsMail && '메일', wantsText && '문자'].filter(Boolean).join(', '),
  },
  {
    id: 'approval',
    label: '가입 승인',
    width: 100,
    isHidden: true,
    cell: ({ approval }) => approvalWords[approval],
  },
  {
    id: 'isVerified',
    label: '이메일 확인',
    width: 100,
    isHidden: true,
    cell: ({ isVerified }) => (isVerified ? '확인' : '안 함'),
  },
  { id: 'state', label: '상태', width: 110, phone: 'endNote', cell: (row) => <State row={row} /> },
];

function State({ row: { state, approval, isBlocked } }: { row: Row }) {
  if (isBlocked) return <Toned tone="err">이용 제한</Toned>;
  if (approval !== 'Y') return <Dot tone={approval === 'R' ? 'warn' : 'err'}>{`가입 ${approvalWords[approval]}`}</Dot>;
  return <Dot tone={memberStateTones[state]}>{memberStateWords[state]}</Dot>;
}

const filters: Readonly<Record<string, FilterWords>> = {
  state: { label: '상태', choices: memberStateWords, isUsual: true },
  approval: { label: '가입 승인', choices: approvalWords },
  joinedAt: { label: '가입일', isUsual: true },
  lastSignedInAt: { label: '마지막 로그인' },
  neverOrdered: { label: '주문한 적 없음', choices: yesOrNo },
  isVerified: { label: '이메일 확인', choices: yesOrNo },
  isBlocked: { label: '이용 제한', choices: yesOrNo },
  wantsMail: { label: '메일 광고 동의', choices: yesOrNo },
  consentedOn: { label: '광고 동의한 날' },
};

/** Consent must be confirmed every two years; 23 months leave one month to do so. */
const consentOld = shiftDay(seoulDay(), -700);

const views: readonly View[] = [
  { id: 'all', label: '모든 회원' },
  { id: 'neverOrdered', label: '주문한 적 없음', filters: { neverOrdered: 'is:Y', state: 'is:ACTIVE' } },
  { id: 'dormant', label: '휴면', filters: { state: 'is:DORMANT' } },
  { id: 'consentOld', label: '동의 23개월 지남', filters: { consentedOn: `to:${consentOld}` } },
  { id: 'unverified', label: '이메일 미확인', filters: { isVerified: 'is:N' } },
  { id: 'blocked', label: '이용 제한', filters: { isBlocked: 'is:Y' } },
];

/** Members of all malls, masked; nobody is shown in bulk. */
export function MemberListPage() {
  return (
    <ListScreen
      name="members"
      title="회원"
      endpoint={listMembers}
      keyOf={({ mallId, memberNo }) => `${mallId}-${memberNo}`}
      nameOf={({ memberNo }) => `회원 ${memberNo}`}
      columns={columns}
      filters={filters}
      search={{ hint: '이름, 휴대폰, 아이디, 이메일' }}
      views={views}
      drawer={(key) => <MemberDrawer member={key} />}
    />
  );
}
