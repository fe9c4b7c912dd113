import { mallSalesTypes, mallStyles } from '@mall/contracts/codes';
import { listMalls } from '@mall/contracts/office/malls';
import { officeScreens } from '@mall/domain/office/screens';
import { Link } from '@tanstack/react-router';
import { Dot } from '../../kit/badge.tsx';
import { ListScreen } from '../../kit/list/list-screen.tsx';
import type { Column, FilterWords, RowOf, View } from '../../kit/list/list-types.ts';
import { MallName, Moment } from '../../kit/marks.tsx';
import { OfficeLink } from '../../kit/office-link.tsx';
import { mallColour } from '../../lib/mall-colour.ts';
import { grouped } from '../../lib/numbers.ts';
import { useMe } from '../../lib/use-me.ts';
import { salesTypeWords, stateTones, stateWords, styleWords } from './mall-words.ts';

type Row = RowOf<typeof listMalls>;
const figure = (value: number | undefined) => (value === undefined ? '–' : grouped(value));

const columns: readonly Column<Row>[] = [
  {
    id: 'name',
    label: '몰',
    width: 220,
    isFixed: true,
    sort: 'name',
    phone: 'title',
    cell: ({ mallId, name }) => (
      <Link to={officeScreens.mall} params={{ mallId: String(mallId) }}>
        <MallName name={name} colour={mallColour(mallId)} />
      </Link>
    ),
  },
  { id: 'mallUrl', label: '주소', width: 140, phone: 'note', cell: ({ mallUrl }) => mallUrl },
  { id: 'company', label: '회사', isMinor: true, cell: ({ company }) => company },
  {
    id: 'salesType',
    label: '유형',
    width: 120,
    cell: ({ salesType, isMarketing }) => `${salesTypeWords[salesType]}${isMarketing ? ' · 마케팅' : ''}`,
  },
  { id: 'style', label: '테마', width: 90, isMinor: true, cell: ({ style }) => styleWords[style] },
  { id: 'members', label: '회원', width: 90, align: 'end', cell: ({ figures }) => figure(figures?.members) },
  {
    id: 'orders',
    label: '30일 주문',
    width: 100,
    align: 'end',
    isMinor: true,
    cell: ({ figures }) => figure(figures?.orders),
  },
  {
    id: 'sales',
    label: '30일 매출',
    width: 130,
    align: 'end',
    phone: 'end',
    cell: ({ figures }) => <b>{figure(figures?.sales)}</b>,
  },
  {
    id: 'state',
    label: '상태',
    width: 120,
    phone: 'endNote',
    cell: ({ state }) => <Dot tone={stateTones[state]}>{stateWords[state]}</Dot>,
  },
  {
    id: 'openedAt',
    label: '연 날',
    width: 110,
    sort: 'mallId',
    isMinor: true,
    cell: ({ openedAt }) => (openedAt ? <Moment at={openedAt} /> : '–'),
  },
];

const wordsOf = <Code extends string>(codes: readonly Code[], words: Readonly<Record<Code, string>>) =>
  Object.fromEntries(codes.map((code) => [code, words[code]]));
const filters: Readonly<Record<string, FilterWords>> = {
  state: { label: '상태', choices: stateWords, isUsual: true },
  salesType: { label: '유형', choices: wordsOf(mallSalesTypes, salesTypeWords), isUsual: true },
  style: { label: '테마', choices: wordsOf(mallStyles, styleWords), isUsual: true },
  marketing: { label: '마케팅몰', choices: { Y: '마케팅몰', N: '아님' } },
  blueprint: { label: '블루프린트', choices: { Y: '블루프린트', N: '아님' } },
};
const views: readonly View[] = [
  { id: 'all', label: '모든 몰' },
  { id: 'open', label: '운영 중', filters: { state: 'is:OPEN' } },
  { id: 'preparing', label: '준비 중', filters: { state: 'is:DRAFT,READY', blueprint: 'is:N' } },
  { id: 'resting', label: '쉬거나 닫음', filters: { state: 'is:PAUSED,CLOSED' } },
  { id: 'marketing', label: '마케팅몰', filters: { marketing: 'is:Y' } },
];

/** The malls that one may see. */
export function MallListPage() {
  const me = useMe();
  // What belongs to no mall yet is made by those alone whose right holds in all of them.
  const mayMake = me?.malls.isAll === true && me.permissions.includes('malls.write');
  return (
    <ListScreen
      name="malls"
      title="몰"
      endpoint={listMalls}
      keyOf={({ mallId }) => String(mallId)}
      nameOf={({ name }) => name}
      columns={columns}
      filters={filters}
      search={{ hint: '이름, 주소, 회사' }}
      views={views}
      page={(key) => `/malls/${key}`}
      actions={
        mayMake && (
          <OfficeLink isButton screen="mallNew">
            새 몰
          </OfficeLink>
        )
      }
    />
  );
}
