import { textOf } from '@mall/contracts/office/personal';
import { listBalances } from '@mall/contracts/office/sheets';
import { Dot } from '../../kit/badge.tsx';
import { ListScreen } from '../../kit/list/list-screen.tsx';
import type { Column, FilterWords, RowOf } from '../../kit/list/list-types.ts';
import { MallName } from '../../kit/marks.tsx';
import { grouped } from '../../lib/numbers.ts';
import { BalanceDrawer } from './balance-drawer.tsx';

type Row = RowOf<typeof listBalances>;

const stateWords = { APPROVED: '이용 중', SUSPENDED: '중지' };

const columns: readonly Column<Row>[] = [
  {
    id: 'mall',
    label: '몰',
    width: 160,
    isFixed: true,
    phone: 'note',
    cell: ({ mallId, mallName }) => <MallName mallId={mallId} name={mallName} />,
  },
  { id: 'member', label: '회원', phone: 'title', cell: ({ memberName }) => textOf(memberName) },
  { id: 'limit', label: '한도', width: 130, align: 'end', cell: ({ creditLimit }) => grouped(creditLimit) },
  { id: 'charged', label: '주문', width: 130, align: 'end', cell: ({ charged }) => grouped(charged) },
  { id: 'credited', label: '취소·반품', width: 120, align: 'end', cell: ({ credited }) => grouped(credited) },
  { id: 'settled', label: '납부', width: 130, align: 'end', cell: ({ settled }) => grouped(settled) },
  {
    id: 'owed',
    label: '남은 금액',
    width: 130,
    align: 'end',
    phone: 'end',
    cell: ({ owed }) => <b>{grouped(owed)}</b>,
  },
  { id: 'paymentDays', label: '납부 기한', width: 90, align: 'end', cell: ({ paymentDays }) => `${paymentDays}일` },
  {
    id: 'state',
    label: '계약',
    width: 90,
    phone: 'endNote',
    cell: ({ state }) => <Dot tone={state === 'APPROVED' ? 'ok' : 'err'}>{stateWords[state]}</Dot>,
  },
];

const filters: Readonly<Record<string, FilterWords>> = { state: { label: '계약', choices: stateWords, isUsual: true } };

/** What members owe for orders on account. */
export function BalanceListPage() {
  return (
    <ListScreen
      name="balances"
      title="후불 잔액"
      noun="계약"
      endpoint={listBalances}
      keyOf={({ mallId, memberNo }) => `${mallId}-${memberNo}`}
      nameOf={({ memberNo }) => `회원 ${memberNo}`}
      columns={columns}
      filters={filters}
      drawer={(key) => <BalanceDrawer key={key} balance={key} />}
    />
  );
}
