import { textOf } from '@mall/contracts/office/personal';
import { listSheets } from '@mall/contracts/office/sheets';
import { Dot, Toned } from '../../kit/badge.tsx';
import { ListScreen } from '../../kit/list/list-screen.tsx';
import type { Column, FilterWords, RowOf, View } from '../../kit/list/list-types.ts';
import { MallName } from '../../kit/marks.tsx';
import { momentText } from '../../lib/moments.ts';
import { grouped } from '../../lib/numbers.ts';
import { SheetDrawer } from './sheet-drawer.tsx';
import { sheetStateTones, sheetStateWords } from './sheet-words.ts';

type Row = RowOf<typeof listSheets>;

const columns: readonly Column<Row>[] = [
  { id: 'uploadNo', label: '번호', width: 80, isFixed: true, phone: 'note', cell: ({ uploadNo }) => uploadNo },
  { id: 'uploadedAt', label: '올린 시각', width: 120, cell: ({ uploadedAt }) => momentText(uploadedAt) },
  { id: 'mall', label: '몰', width: 150, cell: ({ mallId, mallName }) => <MallName mallId={mallId} name={mallName} /> },
  { id: 'member', label: '회원', width: 90, cell: ({ memberName }) => textOf(memberName) },
  { id: 'fileName', label: '파일', phone: 'title', cell: ({ fileName }) => fileName || '지운 파일' },
  { id: 'rowCount', label: '행', width: 70, align: 'end', cell: ({ rowCount }) => grouped(rowCount) },
  {
    id: 'errorCount',
    label: '오류',
    width: 70,
    align: 'end',
    cell: ({ errorCount }) => <Toned tone={errorCount > 0 ? 'err' : 'plain'}>{grouped(errorCount)}</Toned>,
  },
  { id: 'orderCount', label: '주문', width: 70, align: 'end', cell: ({ orderCount }) => grouped(orderCount) },
  {
    id: 'amount',
    label: '금액',
    width: 120,
    align: 'end',
    phone: 'end',
    cell: ({ amount }) => <b>{grouped(amount)}</b>,
  },
  {
    id: 'state',
    label: '상태',
    width: 120,
    phone: 'endNote',
    cell: ({ state }) => <Dot tone={sheetStateTones[state]}>{sheetStateWords[state]}</Dot>,
  },
  {
    id: 'orderedAt',
    label: '주문 시각',
    width: 120,
    isHidden: true,
    cell: ({ orderedAt }) => (orderedAt ? momentText(orderedAt) : ''),
  },
];

const filters: Readonly<Record<string, FilterWords>> = {
  state: { label: '상태', choices: sheetStateWords, isUsual: true },
  uploadedOn: { label: '올린 날', isUsual: true },
  wrong: { label: '오류 행', choices: { Y: '있음', N: '없음' }, isUsual: true },
  amount: { label: '금액' },
  orderedOn: { label: '주문한 날' },
  memberNo: { label: '회원 번호' },
};

const views: readonly View[] = [
  { id: 'open', label: '주문 전', filters: { state: 'is:UNMAPPED,CHECKING,CHECKED,ORDERING' } },
  { id: 'wrong', label: '오류 있음', filters: { state: 'is:UNMAPPED,CHECKING,CHECKED', wrong: 'is:Y' }, isLate: true },
  { id: 'ordered', label: '주문 완료', filters: { state: 'is:ORDERED' } },
  { id: 'all', label: '모든 파일' },
];

/** Orders by spreadsheet. */
export function SheetListPage() {
  return (
    <ListScreen
      name="sheets"
      title="대량 주문"
      noun="파일"
      endpoint={listSheets}
      keyOf={({ mallId, uploadNo }) => `${mallId}-${uploadNo}`}
      nameOf={({ fileName, uploadNo }) => fileName || `파일 ${uploadNo}`}
      columns={columns}
      filters={filters}
      views={views}
      drawer={(key) => <SheetDrawer sheet={key} />}
    />
  );
}
