import { listOfficeClaims } from '@mall/contracts/office/claims';
import { textOf } from '@mall/contracts/office/personal';
import { officePath } from '@mall/domain/office/screens';
import { Dot, Toned } from '../../kit/badge.tsx';
import { ListScreen } from '../../kit/list/list-screen.tsx';
import type { Column, FilterWords, RowOf, View } from '../../kit/list/list-types.ts';
import { LongNumber, MallName } from '../../kit/marks.tsx';
import { Thumb } from '../../kit/thumb.tsx';
import { dueText, momentText, spanText } from '../../lib/moments.ts';
import { grouped, won } from '../../lib/numbers.ts';
import { ClaimDrawer } from './claim-drawer.tsx';
import styles from './claim-list.module.css';
import { faultWords, stateTones, stateWords, typeTones, typeWords } from './claim-words.ts';
import { useBulkDecisions } from './use-bulk-decisions.tsx';
import { keyOf, placeOf } from './use-claim.ts';

type Row = RowOf<typeof listOfficeClaims>;

const columns: readonly Column<Row>[] = [
  {
    id: 'orderNo',
    label: '주문번호',
    width: 160,
    isFixed: true,
    cell: ({ orderNo }) => <LongNumber value={orderNo} />,
  },
  { id: 'type', label: '종류', width: 56, phone: 'note', cell: (row) => <Kind row={row} /> },
  { id: 'state', label: '상태', width: 100, phone: 'endNote', cell: (row) => <State row={row} /> },
  { id: 'due', label: '기한', width: 134, sort: 'dueAt', cell: ({ dueAt }) => <Due at={dueAt} /> },
  { id: 'mall', label: '몰', width: 112, cell: ({ mallId, mallName }) => <MallName mallId={mallId} name={mallName} /> },
  { id: 'orderer', label: '주문자', width: 72, isMinor: true, cell: ({ ordererName }) => textOf(ordererName) || '–' },
  { id: 'product', label: '상품', phone: 'title', cell: (row) => <Product row={row} /> },
  {
    id: 'reason',
    label: '사유',
    width: 124,
    isMinor: true,
    cell: ({ reason, fault }) => (fault === 'SELLER' ? <Toned tone="warn">{`판매자 · ${reason}`}</Toned> : reason),
  },
  {
    id: 'refund',
    label: '환불 금액',
    width: 92,
    align: 'end',
    phone: 'end',
    cell: ({ refund }) => <b>{grouped(refund)}</b>,
  },
  {
    id: 'requestedAt',
    label: '신청',
    width: 108,
    sort: 'requestedAt',
    isMinor: true,
    cell: ({ requestedAt }) => momentText(requestedAt),
  },
  {
    id: 'returnFee',
    label: '반품 배송비',
    width: 100,
    align: 'end',
    isHidden: true,
    cell: ({ returnFee }) => grouped(returnFee),
  },
  {
    id: 'age',
    label: '지난 시간',
    width: 100,
    isHidden: true,
    cell: ({ requestedAt }) => spanText(Date.now() - Date.parse(requestedAt)),
  },
];

/** On a phone, which has no columns, also the deadline. */
const Kind = ({ row: { type, dueAt } }: { row: Row }) => (
  <>
    <Toned tone={typeTones[type]}>{typeWords[type]}</Toned>
    <span className={styles.onPhone}>
      {dueAt !== null && ' · '}
      <Due at={dueAt} />
    </span>
  </>
);

const Product = ({ row: { image, productName, lineCount, pieces } }: { row: Row }) => (
  <span className={styles.product}>
    <Thumb image={image} size="sm" />
    <span>
      {productName}
      <Toned tone="plain">{lineCount > 1 ? ` 외 ${lineCount - 1} · ${pieces}개` : ` ${pieces}개`}</Toned>
    </span>
  </span>
);

function State({ row: { state, refundStartedAt, dueAt } }: { row: Row }) {
  if (refundStartedAt !== null && dueAt !== null) return <Dot tone="info">환불 중</Dot>;
  return <Dot tone={stateTones[state]}>{stateWords[state]}</Dot>;
}

function Due({ at }: { at: string | null }) {
  if (at === null) return null;
  const { text, tone } = dueText(at);
  return (
    <Toned tone={tone} isStrong={tone !== 'plain'}>
      {text}
    </Toned>
  );
}

const filters: Readonly<Record<string, FilterWords>> = {
  type: { label: '종류', choices: typeWords, isUsual: true },
  state: { label: '상태', choices: stateWords, isUsual: true },
  due: { label: '기한', choices: { late: '지남', today: '오늘', later: '여유' }, isUsual: true },
  fault: { label: '책임', choices: faultWords },
  amount: { label: '환불 금액' },
  requested: { label: '신청일' },
  product: { label: '상품 번호' },
  refund: { label: '환불', choices: { moving: '진행 중', stuck: '멈춤' } },
};

const views: readonly View[] = [
  { id: 'waiting', label: '결정 대기', filters: { state: 'is:REQUESTED' }, sort: 'dueAt' },
  { id: 'late', label: '기한 지남', filters: { due: 'is:late' }, sort: 'dueAt', isLate: true },
  { id: 'today', label: '오늘', filters: { due: 'is:today' }, sort: 'dueAt' },
  { id: 'moving', label: '수거·검수', filters: { state: 'is:APPROVED,PICKED_UP' }, sort: 'dueAt' },
  { id: 'stuck', label: '환불 멈춤', filters: { refund: 'is:stuck' }, isLate: true },
  { id: 'large', label: '30만원 초과', filters: { amount: 'from:300001' } },
  { id: 'all', label: '모든 클레임', sort: '-requestedAt' },
];

const isLate = ({ dueAt }: Row) => dueAt !== null && dueText(dueAt).tone === 'err';

/** Claims of all malls in one queue, the most urgent first. */
export function ClaimListPage() {
  const { bulk, dialog } = useBulkDecisions();
  return (
    <>
      <ListScreen
        name="claims"
        title="클레임"
        endpoint={listOfficeClaims}
        keyOf={keyOf}
        nameOf={({ type, orderNo }) => `${typeWords[type]} ${orderNo}`}
        columns={columns}
        filters={filters}
        search={{ hint: '주문번호, 이름, 휴대폰' }}
        views={views}
        bulk={bulk}
        sumOf={(rows) => `환불 ${won(rows.reduce((sum, { refund }) => sum + refund, 0))}`}
        drawer={(key) => <ClaimDrawer key={key} place={placeOf(key)} />}
        page={(key) => officePath({ screen: 'claim', params: placeOf(key) })}
        isLate={isLate}
      />
      {dialog}
    </>
  );
}
