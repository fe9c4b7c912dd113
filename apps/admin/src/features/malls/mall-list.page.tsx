import { mallSalesTypes, mallStyles } from '@mall/contracts/codes';
import { listBlueprints } from '@mall/contracts/office/blueprints';
import { listMalls } from '@mall/contracts/office/mall-list';
import { lintSeverityNames } from '@mall/domain/office/lint-words';
import { officeScreens } from '@mall/domain/office/screens';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Dot } from '../../kit/badge.tsx';
import { ListScreen } from '../../kit/list/list-screen.tsx';
import type { Column, FilterWords, RowOf, View } from '../../kit/list/list-types.ts';
import { MallName, Moment } from '../../kit/marks.tsx';
import { OfficeLink } from '../../kit/office-link.tsx';
import { grouped } from '../../lib/numbers.ts';
import { useMay, useMe } from '../../lib/use-me.ts';
import { reading } from '../../lib/use-office.ts';
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
        <MallName mallId={mallId} name={name} />
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
  {
    id: 'findings',
    label: '법 점검',
    width: 150,
    cell: ({ mallId, findings }) => findings && <FindingCount mallId={mallId} findings={findings} />,
  },
  { id: 'blueprint', label: '블루프린트', width: 140, isMinor: true, cell: ({ blueprint }) => blueprint || '–' },
  { id: 'owner', label: '담당', width: 90, isMinor: true, cell: ({ owner }) => owner || '–' },
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

/** How many findings are open, as a link to them. */
function FindingCount({
  mallId,
  findings: { red, amber },
}: {
  mallId: number;
  findings: NonNullable<Row['findings']>;
}) {
  if (red + amber === 0) return <Dot tone="ok">없음</Dot>;
  return (
    <OfficeLink screen="lint" search={{ mallId: `is:${mallId}`, state: 'is:OPEN' }}>
      {red > 0 && <Dot tone="err">{`${lintSeverityNames.RED} ${grouped(red)}`}</Dot>}{' '}
      {amber > 0 && <Dot tone="warn">{`${lintSeverityNames.AMBER} ${grouped(amber)}`}</Dot>}
    </OfficeLink>
  );
}

const wordsOf = <Code extends string>(codes: readonly Code[], words: Readonly<Record<Code, string>>) =>
  Object.fromEntries(codes.map((code) => [code, words[code]]));
const usual: Readonly<Record<string, FilterWords>> = {
  state: { label: '상태', choices: stateWords, isUsual: true },
  salesType: { label: '유형', choices: wordsOf(mallSalesTypes, salesTypeWords), isUsual: true },
  style: { label: '테마', choices: wordsOf(mallStyles, styleWords), isUsual: true },
  marketing: { label: '마케팅몰', choices: { Y: '마케팅몰', N: '아님' } },
  blueprint: { label: '블루프린트', choices: { Y: '블루프린트', N: '아님' } },
  openedAt: { label: '연 날' },
};
const findings: FilterWords = {
  ...{ label: '법 점검', isUsual: true },
  choices: { RED: lintSeverityNames.RED, AMBER: lintSeverityNames.AMBER, NONE: '지적 없음' },
};
const views: readonly View[] = [
  { id: 'all', label: '모든 몰' },
  { id: 'open', label: '운영 중', filters: { state: 'is:OPEN' } },
  { id: 'preparing', label: '준비 중', filters: { state: 'is:DRAFT,READY', blueprint: 'is:N' } },
  { id: 'resting', label: '쉬거나 닫음', filters: { state: 'is:PAUSED,CLOSED' } },
  { id: 'marketing', label: '마케팅몰', filters: { marketing: 'is:Y' } },
];

const red: View = { id: 'red', label: '법 점검 위반', filters: { findings: 'is:RED' }, isLate: true };
const choice = (no: number, label: string) => ({ value: String(no), label });

/** The malls in one's scope. */
export function MallListPage() {
  const me = useMe();
  // Only staff with the permission in all malls may create one.
  const mayRun = useMay('malls.write');
  const mayJudge = useMay('malls.read');
  const { data: blueprints = [] } = useQuery({ ...reading(listBlueprints), enabled: mayRun });
  const filters = {
    ...usual,
    ...(mayJudge && { findings }),
    ...(me && { owner: { label: '담당', emptyWord: '정하지 않음', choices: () => [choice(me.staffNo, me.name)] } }),
    ...(blueprints.length > 0 && {
      parent: { label: '따르는 블루프린트', choices: () => blueprints.map(({ mallId, name }) => choice(mallId, name)) },
    }),
  };
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
      views={mayJudge ? [...views, red] : views}
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
