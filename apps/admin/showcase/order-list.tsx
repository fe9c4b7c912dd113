import { officeEndpoint } from '@mall/contracts/office/office-endpoint';
import { entity, nullable, text } from '@mall/contracts/wire';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Package from 'lucide-react/icons/package';
import { Badge, Dot, type Tone, Toned } from '../src/kit/badge.tsx';
import { Button } from '../src/kit/button.tsx';
import { Drawer } from '../src/kit/drawer.tsx';
import { eachRow } from '../src/kit/list/bulk-run.ts';
import { ListScreen } from '../src/kit/list/list-screen.tsx';
import type { BulkAction, Column, FilterWords, View } from '../src/kit/list/list-types.ts';
import { LongNumber, MallName } from '../src/kit/marks.tsx';
import { callOffice } from '../src/lib/call.ts';
import { dueText, momentText } from '../src/lib/moments.ts';
import { grouped, won } from '../src/lib/numbers.ts';
import { malls } from './invented.ts';
import { listShown, type ShownOrder } from './orders.ts';

const stateWords = {
  WAITING: '입금대기',
  PAID: '결제완료',
  PREPARING: '상품준비중',
  SHIPPING: '배송중',
  DELIVERED: '배송완료',
  CONFIRMED: '구매확정',
};
const stateTones: Readonly<Record<string, Tone>> = {
  WAITING: 'warn',
  PAID: 'info',
  PREPARING: 'vio',
  SHIPPING: 'info',
  DELIVERED: 'ok',
};
const methodWords = { CARD: '카드', ACCOUNT: '가상계좌', POINTS: '포인트 전액' };
const mallNameOf = (id: number) => malls.find(({ mallId }) => mallId === id)?.name ?? '';
const now = new Date('2026-11-23T01:42:08Z');
const due = ({ dueAt }: ShownOrder) => dueText(dueAt, now);

const prepare = officeEndpoint({
  ...{ method: 'POST', path: '/showcase/orders/:orderNo/prepare', permission: 'self', personal: 'none' },
  ...{
    audit: { action: 'order.prepare' },
    summary: '상품준비중',
    params: entity({ orderNo: text }),
    data: nullable(text),
    errors: [],
  },
});

const columns: readonly Column<ShownOrder>[] = [
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
    cell: ({ orderedAt }) => momentText(orderedAt, now),
  },
  { id: 'mall', label: '몰', width: 130, cell: ({ mallId }) => <MallName mallId={mallId} name={mallNameOf(mallId)} /> },
  { id: 'payer', label: '주문자', width: 100, cell: ({ payer }) => payer },
  {
    id: 'product',
    label: '상품',
    phone: 'title',
    cell: ({ product, more }) => (
      <>
        {product}
        {more > 0 && <Toned tone="plain"> 외 {more}</Toned>}
      </>
    ),
  },
  {
    id: 'total',
    label: '결제 금액',
    width: 110,
    align: 'end',
    sort: 'total',
    phone: 'end',
    cell: ({ total }) => <b>{grouped(total)}</b>,
  },
  { id: 'method', label: '결제', width: 100, isMinor: true, cell: ({ method }) => methodWords[method as 'CARD'] },
  {
    id: 'state',
    label: '상태',
    width: 110,
    phone: 'endNote',
    cell: ({ state }) => <Dot tone={stateTones[state] ?? 'plain'}>{stateWords[state]}</Dot>,
  },
  {
    id: 'dueAt',
    label: '발송 마감',
    width: 120,
    sort: 'dueAt',
    cell: (row) => (
      <Toned tone={due(row).tone} isStrong={due(row).tone !== 'plain'}>
        {due(row).text}
      </Toned>
    ),
  },
  { id: 'memo', label: '메모', width: 160, isHidden: true, cell: () => '' },
];

const filters: Readonly<Record<string, FilterWords>> = {
  state: { label: '상태', choices: stateWords, isUsual: true },
  mallId: {
    label: '몰',
    choices: () => malls.map(({ mallId, name }) => ({ value: String(mallId), label: name })),
    isUsual: true,
  },
  orderedAt: { label: '주문일', isUsual: true },
  total: { label: '금액', isUsual: true },
  method: { label: '결제 수단', choices: methodWords },
  payer: { label: '주문자' },
  memo: { label: '메모' },
};

const views: readonly View[] = [
  { id: 'ship', label: '발송할 주문', filters: { state: 'is:PAID,PREPARING' }, sort: 'dueAt' },
  { id: 'late', label: '입금대기', filters: { state: 'is:WAITING' }, isLate: true },
  { id: 'large', label: '50만원 이상', filters: { total: 'from:500000' } },
  { id: 'all', label: '모든 주문' },
];

const keyOf = ({ orderNo }: ShownOrder) => orderNo;
const bulk: readonly BulkAction<ShownOrder>[] = [
  {
    label: '상품준비중',
    icon: Package,
    keys: 'p',
    isMain: true,
    appliesTo: ({ state }) => state === 'PAID',
    run: (chosen) => eachRow(chosen, keyOf, ({ orderNo }) => callOffice(prepare, { params: { orderNo } })),
    done: (count) => `${count}건을 상품준비중으로 바꿨어요`,
    undo: async () => undefined,
  },
  { label: '명세서 인쇄', run: () => undefined },
];

/** The list that the kit is tried on: every piece of it, over rows that nobody has ordered. */
export function ShownOrders() {
  return (
    <ListScreen
      name="showcase"
      title="주문"
      endpoint={listShown}
      keyOf={keyOf}
      columns={columns}
      filters={filters}
      search={{ hint: '번호, 이름, 송장, 상품' }}
      views={views}
      bulk={bulk}
      sumOf={(rows) => won(rows.reduce((sum, { total }) => sum + total, 0))}
      sums={({ rows }) => [
        { label: '결제 금액', value: grouped(rows.reduce((sum, { total }) => sum + total, 0)), unit: '원' },
      ]}
      drawer={(orderNo, row) => <OrderDrawer orderNo={orderNo} row={row} />}
      isLate={(row) => due(row).tone === 'err'}
      actions={
        <Button variant="primary" icon={ClipboardList} keys="v" keysGroup="주문">
          송장 붙여넣기
        </Button>
      }
    />
  );
}

function OrderDrawer({ orderNo, row }: { orderNo: string; row: ShownOrder | undefined }) {
  return (
    <Drawer
      title={<LongNumber value={orderNo} />}
      label={`주문 ${orderNo}`}
      badge={row && <Badge tone={stateTones[row.state] ?? 'plain'}>{stateWords[row.state]}</Badge>}
      note={row && due(row).text}
      consequence="상품을 챙기기 시작했다고 알려요"
      actions={
        <Button variant="primary" keys="mod+enter">
          상품준비중으로
        </Button>
      }
    >
      <p>{row ? `${row.payer} · ${row.product} · ${won(row.total)}` : '이 페이지에 없는 주문이에요'}</p>
    </Drawer>
  );
}
