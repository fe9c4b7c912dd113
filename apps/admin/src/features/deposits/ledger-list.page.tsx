import { listLedger } from '@mall/contracts/office/ledger';
import { entryKindNames } from '@mall/domain/office/payment-words';
import { Toned } from '../../kit/badge.tsx';
import { ListScreen } from '../../kit/list/list-screen.tsx';
import type { Column, FilterWords, RowOf, View } from '../../kit/list/list-types.ts';
import { LongNumber, MallName } from '../../kit/marks.tsx';
import { OfficeLink } from '../../kit/office-link.tsx';
import { Empty } from '../../kit/states.tsx';
import { momentText } from '../../lib/moments.ts';
import { grouped } from '../../lib/numbers.ts';
import { methodWords } from './deposit-words.ts';
import styles from './deposits.module.css';

type Row = RowOf<typeof listLedger>;

const columns: readonly Column<Row>[] = [
  {
    ...{ id: 'happenedAt', label: '시각', width: 120, isFixed: true, sort: 'happenedAt', phone: 'endNote' },
    cell: ({ happenedAt }) => momentText(happenedAt),
  },
  {
    ...{ id: 'orderNo', label: '주문번호', width: 170, phone: 'note' },
    cell: ({ mallId, orderNo }) => (
      <OfficeLink screen="order" params={{ mallId, orderNo }} className={styles.link}>
        <LongNumber value={orderNo} />
      </OfficeLink>
    ),
  },
  {
    ...{ id: 'mall', label: '몰', width: 140 },
    cell: ({ mallId, mallName }) => <MallName mallId={mallId} name={mallName} />,
  },
  {
    ...{ id: 'kind', label: '내역', width: 90, phone: 'title' },
    cell: ({ kind }) => <Toned tone={kind === 'REFUND' ? 'err' : 'plain'}>{entryKindNames[kind]}</Toned>,
  },
  { id: 'method', label: '결제 방법', width: 110, cell: ({ method }) => methodWords[method] },
  {
    ...{ id: 'amount', label: '금액', width: 120, align: 'end', phone: 'end' },
    cell: ({ amount }) => (
      <Toned tone={amount < 0 ? 'err' : 'plain'} isStrong>
        {grouped(amount)}
      </Toned>
    ),
  },
  { id: 'attemptNo', label: '시도', width: 60, align: 'end', isHidden: true, cell: ({ attemptNo }) => attemptNo },
  { id: 'transactionKey', label: '결제사 거래 번호', isMinor: true, cell: ({ transactionKey }) => transactionKey },
];

const filters: Readonly<Record<string, FilterWords>> = {
  kind: { label: '내역', choices: entryKindNames, isUsual: true },
  happened: { label: '기간', isUsual: true },
  method: { label: '결제 방법', choices: methodWords, isUsual: true },
  amount: { label: '금액' },
};

const views: readonly View[] = [
  { id: 'all', label: '모든 내역' },
  { id: 'payments', label: '결제', filters: { kind: 'is:PAYMENT' } },
  { id: 'refunds', label: '환불', filters: { kind: 'is:REFUND' } },
];

/** Every payment and refund of all malls, with the totals. */
export function LedgerListPage() {
  return (
    <ListScreen
      name="ledger"
      title="결제 원장"
      noun="내역"
      endpoint={listLedger}
      keyOf={({ mallId, entryNo }) => `${mallId}-${entryNo}`}
      nameOf={({ kind, orderNo }) => `${entryKindNames[kind]} ${orderNo}`}
      columns={columns}
      filters={filters}
      search={{ hint: '주문번호' }}
      views={views}
      sums={({ sums: { paid, refunded } }) => [
        { label: '결제', value: grouped(paid), unit: '원' },
        { label: '환불', value: grouped(refunded), unit: '원' },
        { label: '합계', value: grouped(paid + refunded), unit: '원' },
      ]}
      empty={<Empty title="내역이 없어요">결제하거나 환불한 돈이 모두 여기에 남아요.</Empty>}
    />
  );
}
