import { compareOrders, listDifferences } from '@mall/contracts/office/ledger';
import { differenceStateNames } from '@mall/domain/office/payment-words';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { Dot, Toned } from '../../kit/badge.tsx';
import { ListScreen } from '../../kit/list/list-screen.tsx';
import type { BulkAction, Column, FilterWords, RowOf, View } from '../../kit/list/list-types.ts';
import { LongNumber, MallName } from '../../kit/marks.tsx';
import { Empty } from '../../kit/states.tsx';
import { momentText } from '../../lib/moments.ts';
import { grouped } from '../../lib/numbers.ts';
import { differenceTones } from './deposit-words.ts';
import { DifferenceDrawer } from './difference-drawer.tsx';
import { eachOrder } from './use-money.ts';

type Row = RowOf<typeof listDifferences>;

const keyOf = ({ mallId, name }: Pick<Row, 'mallId' | 'name'>) => `${mallId}-${name}`;

const columns: readonly Column<Row>[] = [
  {
    ...{ id: 'orderNo', label: '주문번호', width: 170, isFixed: true, phone: 'note' },
    cell: ({ orderNo }) => <LongNumber value={orderNo} />,
  },
  {
    ...{ id: 'mall', label: '몰', width: 140 },
    cell: ({ mallId, mallName }) => <MallName mallId={mallId} name={mallName} />,
  },
  { id: 'words', label: '차이', phone: 'title', cell: ({ words }) => words },
  { id: 'ledger', label: '장부', width: 110, align: 'end', cell: ({ ledger }) => grouped(ledger) },
  { id: 'other', label: '맞을 금액', width: 110, align: 'end', cell: ({ other }) => grouped(other) },
  {
    ...{ id: 'amount', label: '차액', width: 110, align: 'end', sort: 'amount', phone: 'end' },
    cell: ({ ledger, other }) => (
      <Toned tone="err" isStrong>
        {grouped(ledger - other)}
      </Toned>
    ),
  },
  {
    ...{ id: 'state', label: '상태', width: 110, phone: 'endNote' },
    cell: ({ state }) => <Dot tone={differenceTones[state]}>{differenceStateNames[state]}</Dot>,
  },
  { id: 'foundAt', label: '처음 찾은 때', width: 120, sort: 'foundAt', cell: ({ foundAt }) => momentText(foundAt) },
  { id: 'seenAt', label: '마지막 대사', width: 120, isMinor: true, cell: ({ seenAt }) => momentText(seenAt) },
];

const filters: Readonly<Record<string, FilterWords>> = {
  state: { label: '상태', choices: differenceStateNames, isUsual: true },
  found: { label: '찾은 날', isUsual: true },
  amount: { label: '차액' },
};

const views: readonly View[] = [
  { id: 'open', label: '확인 필요', filters: { state: 'is:OPEN' } },
  { id: 'resolved', label: '사유 남김', filters: { state: 'is:RESOLVED' }, sort: '-foundAt' },
  { id: 'agreed', label: '맞음', filters: { state: 'is:AGREED' }, sort: '-foundAt' },
  { id: 'all', label: '모두', sort: '-foundAt' },
];

const bulk: readonly BulkAction<Row>[] = [
  {
    ...{
      label: '다시 대사',
      icon: RefreshCw,
      keys: 'a',
      isMain: true,
      appliesTo: ({ acts }) => acts.includes('compare'),
    },
    run: (chosen) => eachOrder(compareOrders, chosen.kind === 'rows' ? chosen.rows : [], keyOf),
    done: (count) => `${count}건을 다시 대사했어요`,
  },
];

/** Where the ledger, the payment service and the orders of all malls disagree. */
export function DifferenceListPage() {
  return (
    <ListScreen
      name="differences"
      title="대사"
      noun="차이"
      endpoint={listDifferences}
      keyOf={keyOf}
      nameOf={({ orderNo, words }) => `${orderNo} ${words}`}
      columns={columns}
      filters={filters}
      search={{ hint: '주문번호' }}
      views={views}
      bulk={bulk}
      drawer={(key) => <DifferenceDrawer key={key} place={placeOf(key)} />}
      empty={
        <Empty title="차이가 없어요">매일 새벽 4시에 장부와 결제사를 비교해요. 다른 것이 있으면 여기에 남아요.</Empty>
      }
    />
  );
}

function placeOf(key: string) {
  const [mallId, ...name] = key.split('-');
  return { mallId: Number(mallId), name: name.join('-') };
}
