import { listStock } from '@mall/contracts/office/stock';
import { officeScreens } from '@mall/domain/office/screens';
import { useNavigate } from '@tanstack/react-router';
import CalendarOff from 'lucide-react/icons/calendar-off';
import { Dot } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { ListScreen } from '../../kit/list/list-screen.tsx';
import type { Column, FilterWords, PageOf, RowOf, Sum, View } from '../../kit/list/list-types.ts';
import { momentText } from '../../lib/moments.ts';
import { grouped } from '../../lib/numbers.ts';
import { useMay } from '../../lib/use-me.ts';
import { StockDrawer } from './stock-drawer.tsx';
import { StockSheet } from './stock-sheet.tsx';
import { levelTones, levelWords, useCodeWords } from './stock-words.ts';

type Row = RowOf<typeof listStock>;
const keyOf = ({ productNo, optionNo }: Pick<Row, 'productNo' | 'optionNo'>) => `${productNo}-${optionNo}`;

const columns: readonly Column<Row>[] = [
  {
    id: 'product',
    label: '상품',
    isFixed: true,
    phone: 'title',
    cell: ({ productName }) => productName,
  },
  { id: 'option', label: '옵션', width: 150, phone: 'note', cell: ({ optionName }) => optionName || '단일 옵션' },
  {
    id: 'productNo',
    label: '상품번호',
    width: 120,
    sort: 'productNo',
    isMinor: true,
    cell: ({ productNo }) => productNo,
  },
  { id: 'onHand', label: '창고', width: 80, align: 'end', cell: ({ onHand }) => grouped(onHand) },
  { id: 'held', label: '주문이 잡음', width: 90, align: 'end', cell: ({ held }) => (held === 0 ? '–' : grouped(held)) },
  {
    id: 'available',
    label: '판매 가능',
    width: 90,
    align: 'end',
    sort: 'available',
    phone: 'end',
    cell: ({ available }) => <b>{grouped(available)}</b>,
  },
  {
    id: 'lowStock',
    label: '알림 기준',
    width: 90,
    align: 'end',
    isMinor: true,
    cell: ({ lowStock }) => grouped(lowStock),
  },
  { id: 'state', label: '상태', width: 110, phone: 'endNote', cell: (row) => <State row={row} /> },
  {
    id: 'waiting',
    label: '재입고 알림',
    width: 100,
    align: 'end',
    cell: ({ waiting }) => (waiting === 0 ? '–' : <b>{grouped(waiting)}명</b>),
  },
  { id: 'sold', label: '30일 판매', width: 90, align: 'end', isMinor: true, cell: ({ sold }) => grouped(sold) },
  { id: 'left', label: '남은 날', width: 90, align: 'end', isHidden: true, cell: daysLeft },
  {
    id: 'malls',
    label: '파는 몰',
    width: 80,
    align: 'end',
    isHidden: true,
    cell: ({ malls }) => `${grouped(malls)}곳`,
  },
  { id: 'brand', label: '브랜드', width: 110, isHidden: true, cell: ({ brandName }) => brandName },
  {
    id: 'movedAt',
    label: '마지막 변동',
    width: 110,
    isMinor: true,
    cell: ({ movedAt }) => (movedAt === null ? '–' : momentText(movedAt)),
  },
];

function State({ row: { level, useCode, byLedger } }: { row: Row }) {
  if (byLedger !== null) return <Dot tone="err">장부와 다름</Dot>;
  const stopped = useCodeWords[useCode];
  return <Dot tone={stopped ? 'plain' : levelTones[level]}>{stopped ?? levelWords[level]}</Dot>;
}

/** At the pace of the last thirty days. */
function daysLeft({ available, sold }: Row) {
  return sold <= 0 ? '–' : `${grouped(Math.floor((available * 30) / sold))}일`;
}

const yesOrNo = { Y: '예', N: '아니요' };
const filters: Readonly<Record<string, FilterWords>> = {
  level: { label: '재고', choices: levelWords, isUsual: true },
  kind: { label: '종류', choices: { goods: '일반상품', wireless: '휴대폰' }, isUsual: true },
  unsold: { label: '30일 동안 안 팔림', choices: yesOrNo },
  different: { label: '장부와 다름', choices: yesOrNo },
  awaited: { label: '재입고 알림 신청', choices: yesOrNo },
};

const views: readonly View[] = [
  { id: 'all', label: '모든 옵션' },
  { id: 'low', label: '부족', filters: { level: 'is:LOW' }, sort: 'available' },
  { id: 'out', label: '없음', filters: { level: 'is:OUT' } },
  { id: 'awaited', label: '재입고 기다림', filters: { awaited: 'is:Y' }, sort: 'available' },
  { id: 'unsold', label: '30일 동안 안 팔림', filters: { unsold: 'is:Y' }, sort: '-available' },
  { id: 'different', label: '장부와 다름', filters: { different: 'is:Y' }, isLate: true },
];

/** The provider's stock, shared by all malls: what is for sale, what orders hold, what runs out. */
export function StockListPage() {
  const mayWrite = useMay('stock.write');
  const navigate = useNavigate();
  return (
    <ListScreen
      name="stock"
      title="재고"
      noun="옵션"
      endpoint={listStock}
      keyOf={keyOf}
      nameOf={({ productName, optionName }) => `${productName} ${optionName}`}
      columns={columns}
      filters={filters}
      search={{ hint: '상품번호, 상품 이름' }}
      sums={proofOf}
      views={views}
      actions={
        <>
          <Button icon={CalendarOff} onClick={() => navigate({ to: officeScreens.closedDays })}>
            배송 쉬는 날
          </Button>
          {mayWrite && <StockSheet />}
        </>
      }
      drawer={(key) => <StockDrawer key={key} place={key} />}
    />
  );
}

/** The result of the last comparison with the ledgers. */
function proofOf({ proof }: PageOf<typeof listStock>): readonly Sum[] {
  if (!proof) return [];
  return [
    { label: '장부 대사', value: momentText(proof.provedAt) },
    { label: '차이', value: grouped(proof.differences), unit: '개' },
  ];
}
