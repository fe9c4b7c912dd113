import { askDeposits, type DepositAct, listDeposits, retryReceipts } from '@mall/contracts/office/deposits';
import { depositKindNames } from '@mall/domain/office/payment-words';
import { officePath } from '@mall/domain/office/screens';
import Landmark from 'lucide-react/icons/landmark';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { Badge, Dot, Toned } from '../../kit/badge.tsx';
import { ListScreen } from '../../kit/list/list-screen.tsx';
import type { BulkAction, Chosen, Column, FilterWords, RowOf, View } from '../../kit/list/list-types.ts';
import { LongNumber, MallName } from '../../kit/marks.tsx';
import { Empty } from '../../kit/states.tsx';
import { dueText, momentText, spanText } from '../../lib/moments.ts';
import { grouped, won } from '../../lib/numbers.ts';
import { DepositDrawer } from './deposit-drawer.tsx';
import { kindTones, methodWords } from './deposit-words.ts';
import { eachOrder, type Place } from './use-money.ts';

type Row = RowOf<typeof listDeposits>;

const keyOf = ({ mallId, orderNo, kind, name }: Row) => `${mallId}-${orderNo}-${kind}-${name}`;
function placeOf(key: string): Place {
  const [mallId, orderNo = ''] = key.split('-');
  return { mallId: Number(mallId), orderNo };
}

const columns: readonly Column<Row>[] = [
  {
    ...{ id: 'orderNo', label: '주문번호', width: 160, isFixed: true, phone: 'note' },
    cell: ({ orderNo }) => <LongNumber value={orderNo} />,
  },
  {
    ...{ id: 'kind', label: '종류', width: 130, phone: 'title' },
    cell: ({ kind }) => <Dot tone={kindTones[kind]}>{depositKindNames[kind]}</Dot>,
  },
  { id: 'due', label: '기한', width: 120, phone: 'endNote', cell: (row) => <Due row={row} /> },
  {
    ...{ id: 'mall', label: '몰', width: 110 },
    cell: ({ mallId, mallName }) => <MallName mallId={mallId} name={mallName} />,
  },
  { id: 'method', label: '결제 방법', width: 90, isMinor: true, cell: ({ method }) => method && methodWords[method] },
  {
    ...{ id: 'amount', label: '금액', width: 90, align: 'end', sort: 'amount', phone: 'end' },
    cell: ({ amount }) => <b>{grouped(amount)}</b>,
  },
  { id: 'expected', label: '있어야 할 돈', width: 100, align: 'end', cell: ({ expected }) => grouped(expected) },
  { id: 'held', label: '갖고 있는 돈', width: 100, align: 'end', cell: ({ held }) => grouped(held) },
  { id: 'since', label: '언제부터', width: 100, sort: 'since', cell: ({ since }) => momentText(since) },
  { id: 'answer', label: '마지막 대답', isMinor: true, cell: ({ answer }) => answer },
  {
    ...{ id: 'askedAt', label: '확인한 때', width: 110, isHidden: true },
    cell: ({ askedAt }) => askedAt && momentText(askedAt),
  },
  {
    ...{ id: 'age', label: '지난 시간', width: 110, isHidden: true },
    cell: ({ since }) => spanText(Date.now() - Date.parse(since)),
  },
];

/** A return that waits for a second person has no deadline for others. */
function Due({ row: { dueAt, caseNo } }: { row: Row }) {
  if (caseNo !== null) return <Badge tone="warn">결재 기다림</Badge>;
  const { text, tone } = dueText(dueAt);
  return (
    <Toned tone={tone} isStrong={tone !== 'plain'}>
      {text}
    </Toned>
  );
}

const filters: Readonly<Record<string, FilterWords>> = {
  kind: { label: '종류', choices: depositKindNames, isUsual: true },
  due: { label: '기한', choices: { late: '지남', today: '오늘', later: '여유' }, isUsual: true },
  method: { label: '결제 방법', choices: methodWords, isUsual: true },
  since: { label: '시작한 날' },
  amount: { label: '금액' },
};

const views: readonly View[] = [
  { id: 'late', label: '늦은 입금', filters: { kind: 'is:LATE' } },
  { id: 'stuck', label: '결제사 대답 없음', filters: { kind: 'is:STUCK,NOTICE' } },
  { id: 'receipts', label: '현금영수증', filters: { kind: 'is:RECEIPT' } },
  { id: 'waiting', label: '입금 기다림', filters: { kind: 'is:WAITING' } },
  { id: 'overdue', label: '기한 지남', filters: { due: 'is:late' }, isLate: true },
  { id: 'all', label: '모두' },
];

const rowsOf = (chosen: Chosen<Row>) => (chosen.kind === 'rows' ? chosen.rows : []);
const legalFor = (act: DepositAct) => (row: Row) => row.acts.includes(act);

const bulk: readonly BulkAction<Row>[] = [
  {
    ...{ label: '결제사에 다시 확인', icon: Landmark, keys: 'a', isMain: true, appliesTo: legalFor('ask') },
    run: (chosen) => eachOrder(askDeposits, rowsOf(chosen), keyOf),
    done: (count) => `${count}건을 결제사에 확인했어요`,
  },
  {
    ...{ label: '현금영수증 다시 발급', icon: ReceiptText, appliesTo: legalFor('receipt') },
    run: (chosen) => eachOrder(retryReceipts, rowsOf(chosen), keyOf),
    done: (count) => `현금영수증 ${count}건을 다시 발급했어요`,
  },
];

/** Money of all malls that somebody has to deal with. */
export function DepositListPage() {
  return (
    <ListScreen
      name="deposits"
      title="입금"
      endpoint={listDeposits}
      keyOf={keyOf}
      nameOf={({ kind, orderNo }) => `${depositKindNames[kind]} ${orderNo}`}
      columns={columns}
      filters={filters}
      search={{ hint: '주문번호' }}
      views={views}
      bulk={bulk}
      sumOf={(rows) => won(rows.reduce((sum, { amount }) => sum + amount, 0))}
      sums={({ sums }) => [{ label: '금액', value: grouped(sums.amount), unit: '원' }]}
      drawer={(key) => <DepositDrawer key={key} place={placeOf(key)} />}
      page={(key) => officePath({ screen: 'deposit', params: placeOf(key) })}
      isLate={({ dueAt, caseNo }) => caseNo === null && dueText(dueAt).tone === 'err'}
      empty={
        <Empty title="기다리는 입금이 없어요">주문이 끝난 뒤에 들어온 돈이 생기면 여기에서 돌려줄 수 있어요.</Empty>
      }
    />
  );
}
