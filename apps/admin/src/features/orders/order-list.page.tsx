import { listOrders, type SearchedKind } from '@mall/contracts/office/orders';
import { textOf } from '@mall/contracts/office/personal';
import { officePath, officeScreens } from '@mall/domain/office/screens';
import { partlyShippedText } from '@mall/domain/parcels';
import { useNavigate } from '@tanstack/react-router';
import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import FileText from 'lucide-react/icons/file-text';
import ListChecks from 'lucide-react/icons/list-checks';
import Package from 'lucide-react/icons/package';
import PackageCheck from 'lucide-react/icons/package-check';
import Phone from 'lucide-react/icons/phone';
import StickyNote from 'lucide-react/icons/sticky-note';
import { useState } from 'react';
import { Dot, Toned } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { ListScreen } from '../../kit/list/list-screen.tsx';
import type { BulkAction, Chosen, Column, FilterWords, RowOf, View } from '../../kit/list/list-types.ts';
import { LongNumber, MallName, Moment } from '../../kit/marks.tsx';
import { grouped, won } from '../../lib/numbers.ts';
import { useMay } from '../../lib/use-me.ts';
import { NoteModal } from './note-modal.tsx';
import { moveAllTo, moveTo } from './order-bulk.ts';
import { OrderDrawer } from './order-drawer.tsx';
import { keyOf, placeOf, printPath } from './order-key.ts';
import { claimStateWords, deliveryWords, methodWords, shipDue, stateTones, stateWords } from './order-words.ts';
import styles from './orders.module.css';
import { Promised } from './promised.tsx';
import { ShipTool } from './ship-tool.tsx';

type Row = RowOf<typeof listOrders>;

const columns: readonly Column<Row>[] = [
  {
    id: 'orderNo',
    label: '주문번호',
    width: 160,
    isFixed: true,
    phone: 'note',
    cell: ({ orderNo }) => <LongNumber value={orderNo} />,
  },
  {
    id: 'orderedAt',
    label: '주문 시각',
    width: 110,
    sort: 'orderedAt',
    isMinor: true,
    cell: ({ orderedAt }) => <Moment at={orderedAt} />,
  },
  { id: 'mall', label: '몰', width: 130, cell: ({ mallId, mallName }) => <MallName mallId={mallId} name={mallName} /> },
  { id: 'orderer', label: '주문자', width: 90, cell: ({ ordererName }) => textOf(ordererName) || '–' },
  {
    id: 'product',
    label: '상품',
    phone: 'title',
    cell: ({ productName, lineCount }) => (
      <>
        {productName}
        {lineCount > 1 && <Toned tone="plain"> 외 {lineCount - 1}</Toned>}
      </>
    ),
  },
  {
    id: 'amount',
    label: '결제 금액',
    width: 110,
    align: 'end',
    sort: 'amount',
    phone: 'end',
    cell: ({ totalAmount }) => <b>{grouped(totalAmount)}</b>,
  },
  {
    id: 'method',
    label: '결제',
    width: 110,
    isMinor: true,
    cell: ({ paymentMethod }) => methodWords[paymentMethod],
  },
  {
    id: 'state',
    label: '상태',
    width: 130,
    phone: 'endNote',
    cell: (row) => <Dot tone={stateTones[row.state]}>{partlyOf(row) || stateWords[row.state]}</Dot>,
  },
  { id: 'due', label: '발송 마감', width: 120, cell: (row) => <Due row={row} /> },
  { id: 'promised', label: '도착 예정', width: 100, isMinor: true, cell: (row) => <Promised {...row} /> },
  {
    id: 'claims',
    label: '클레임',
    width: 80,
    isMinor: true,
    cell: ({ openClaims }) => (openClaims > 0 ? <Toned tone="err">{`${openClaims}건 열림`}</Toned> : ''),
  },
  { id: 'recipient', label: '받는 분', width: 90, isHidden: true, cell: ({ recipient }) => textOf(recipient) || '–' },
  { id: 'pieces', label: '수량', width: 70, align: 'end', isHidden: true, cell: ({ pieces }) => grouped(pieces) },
  { id: 'tags', label: '태그', width: 120, isHidden: true, cell: ({ tags }) => tags.join(', ') },
  { id: 'upload', label: '대량 주문', width: 90, isHidden: true, cell: ({ uploadNo }) => uploadNo ?? '' },
];

const partlyOf = ({ state, pieces, shipped }: Row) =>
  partlyShippedText(state, [{ quantity: pieces, takenBack: 0, shipped }]);

function Due({ row }: { row: Row }) {
  if (row.awaitsReceiver && row.state === 'PAID') return <Toned tone="plain">선물 주소 대기</Toned>;
  const due = shipDue(row);
  if (!due) return null;
  return (
    <Toned tone={due.tone} isStrong={due.tone !== 'plain'}>
      {due.text}
    </Toned>
  );
}

const filters: Readonly<Record<string, FilterWords>> = {
  state: { label: '상태', choices: stateWords, isUsual: true },
  orderedOn: { label: '주문일', isUsual: true },
  amount: { label: '금액', isUsual: true },
  parcel: { label: '택배', choices: { NONE: '아직 없음', PARTLY: '일부 발송' } },
  openClaim: { label: '열린 클레임', choices: { Y: '있음', N: '없음' } },
  method: { label: '결제 수단', choices: methodWords },
  name: { label: '이름' },
  phone: { label: '휴대폰' },
  product: { label: '상품 번호' },
  invoice: { label: '송장 번호' },
  uploadNo: { label: '대량 주문 번호' },
  claimState: { label: '클레임 상태', choices: claimStateWords },
  brand: { label: '브랜드' },
  deliveryMethod: { label: '배송 방법', choices: deliveryWords },
  remote: { label: '도서산간', choices: { Y: '도서산간', N: '그 밖' } },
  saleNo: { label: '특가 번호' },
  memberNo: { label: '회원 번호' },
  tag: { label: '태그', emptyWord: '태그 없음' },
  late: { label: '도착 예정일', choices: { Y: '지남', N: '남음' } },
  byHand: { label: '전화 주문', choices: { Y: '전화 주문', N: '회원 주문' } },
  awaitsReceiver: { label: '선물 주소', choices: { Y: '기다리는 선물', N: '그 밖의 주문' } },
};

const searchedWords: Readonly<Record<SearchedKind, string>> = {
  ORDER: '주문번호로 찾았어요',
  PHONE: '휴대폰으로 찾았어요',
  INVOICE: '송장 번호로 찾았어요',
  PRODUCT: '상품 번호로 찾았어요',
  NAME: '이름으로 찾았어요',
};

const views: readonly View[] = [
  {
    ...{ id: 'ship', label: '발송할 주문', sort: 'orderedAt' },
    filters: { state: 'is:PAID,PREPARING', awaitsReceiver: 'is:N' },
  },
  { id: 'preparing', label: '상품준비중', filters: { state: 'is:PREPARING' }, sort: 'orderedAt' },
  { id: 'partly', label: '일부 발송', filters: { parcel: 'is:PARTLY' } },
  { id: 'late', label: '도착 예정일 지남', filters: { late: 'is:Y' }, sort: 'orderedAt', isLate: true },
  { id: 'claimed', label: '클레임 있음', filters: { openClaim: 'is:Y' } },
  { id: 'unpaid', label: '입금대기', filters: { state: 'is:PENDING_PAYMENT' } },
  { id: 'large', label: '50만원 이상', filters: { amount: 'from:500000' } },
  { id: 'all', label: '모든 주문' },
];

/** Orders of all malls: found, opened beside the list, prepared, shipped from pasted invoices, delivered. */
export function OrderListPage() {
  const [shipping, setShipping] = useState<readonly string[]>();
  const [noting, setNoting] = useState<readonly Row[]>();
  const navigate = useNavigate();
  const [mayWrite, mayShip] = [useMay('orders.write'), useMay('parcels.write')];
  const bulk: readonly BulkAction<Row>[] = [
    {
      ...{ label: '상품준비중', icon: Package, keys: 'p', run: moveTo('PREPARING'), batch: moveAllTo('PREPARING') },
      appliesTo: ({ state, openClaims }) => state === 'PAID' && openClaims === 0,
      done: (count) => `${count}건을 상품준비중으로 바꿨어요`,
    },
    {
      ...{ label: '송장 붙여넣기', icon: ClipboardPaste, isMain: true },
      appliesTo: ({ state }) => state === 'PREPARING',
      run: (chosen) => {
        setShipping(chosen.kind === 'rows' ? chosen.rows.map(({ orderNo }) => orderNo) : []);
        return undefined;
      },
    },
    {
      ...{ label: '배송완료', icon: PackageCheck, run: moveTo('DELIVERED'), batch: moveAllTo('DELIVERED') },
      appliesTo: ({ state }) => state === 'SHIPPED',
      done: (count) => `${count}건을 배송완료로 바꿨어요`,
    },
  ];
  const opening = (open: (rows: readonly Row[]) => void) => (chosen: Chosen<Row>) => {
    if (chosen.kind === 'rows') open(chosen.rows);
    return undefined;
  };
  const paper = (kind: 'slips' | 'picking', most: number) =>
    opening((rows) => window.open(printPath(kind, rows.slice(0, most)), '_blank'));
  const isPaid = ({ state }: Row) => state === 'PAID' || state === 'PREPARING';
  const others: readonly BulkAction<Row>[] = [
    ...(mayShip
      ? [
          { label: '피킹 리스트', icon: ListChecks, appliesTo: isPaid, run: paper('picking', 500) },
          { label: '명세서 인쇄', icon: FileText, appliesTo: isPaid, run: paper('slips', 200) },
        ]
      : []),
    ...(mayWrite ? [{ label: '메모·태그', icon: StickyNote, run: opening(setNoting) }] : []),
  ];
  return (
    <div className={styles.place}>
      <ListScreen
        name="orders"
        title="주문"
        endpoint={listOrders}
        keyOf={keyOf}
        nameOf={({ orderNo }) => `주문 ${orderNo}`}
        columns={columns}
        filters={filters}
        search={{ hint: '번호, 이름, 송장, 상품' }}
        understood={({ understood }) => understood && searchedWords[understood.kind]}
        views={views}
        bulk={[...(mayShip ? bulk : []), ...others]}
        sumOf={(rows) => won(rows.reduce((sum, { totalAmount }) => sum + totalAmount, 0))}
        sums={({ sums }) =>
          sums
            ? [
                { label: '결제 금액', value: grouped(sums.amount), unit: '원' },
                { label: '상품', value: grouped(sums.pieces), unit: '개' },
              ]
            : []
        }
        drawer={(key) => <OrderDrawer place={placeOf(key)} />}
        page={(key) => officePath({ screen: 'order', params: placeOf(key) })}
        isLate={(row) => shipDue(row)?.tone === 'err'}
        actions={
          <>
            {mayWrite && (
              <Button icon={Phone} onClick={() => navigate({ to: officeScreens.orderByHand })}>
                전화 주문
              </Button>
            )}
            {mayShip && (
              <Button
                variant="primary"
                icon={ClipboardPaste}
                keys="v"
                keysGroup="주문"
                onClick={() => setShipping((open) => open ?? [])}
              >
                송장 붙여넣기
              </Button>
            )}
          </>
        }
      />
      {noting && (
        <NoteModal
          items={noting.map(({ mallId, orderNo }) => ({ mallId, orderNo }))}
          onClose={() => setNoting(undefined)}
        />
      )}
      {shipping && <ShipTool orderNos={shipping} onClose={() => setShipping(undefined)} />}
    </div>
  );
}
