import { officeBase } from '@mall/contracts/office/office-endpoint';
import { textOf } from '@mall/contracts/office/personal';
import { listStatements, type StatementMonth } from '@mall/contracts/office/statements';
import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { Drawer } from '../../kit/drawer.tsx';
import { Part } from '../../kit/page.tsx';
import { Empty, Failure, RowSkeleton } from '../../kit/states.tsx';
import { grouped, won } from '../../lib/numbers.ts';
import { reading } from '../../lib/use-office.ts';
import styles from './balances.module.css';

/** A member's account by month, each month as a PDF and as a sheet. `balance` is mall and member, such as `3-41`. */
export function BalanceDrawer({ balance }: { balance: string }) {
  const [mallId = 0, memberNo = 0] = balance.split('-').map(Number);
  const params = { mallId, memberNo };
  const { data, error, refetch } = useQuery(reading(listStatements, { params }));
  return (
    <Drawer
      title={data ? textOf(data.memberName) : `회원 ${memberNo}`}
      label={`후불 거래 ${memberNo}`}
      note={data?.mallName}
    >
      {!data && error && <Failure error={error} what="거래 내역을" retry={() => void refetch()} />}
      {!data && !error && <RowSkeleton rows={6} columns={3} />}
      {data?.months.length === 0 && (
        <Empty title="아직 거래가 없어요">후불로 주문하거나 납부하면 달마다 명세서가 생겨요.</Empty>
      )}
      {data?.months.map((month) => (
        <Month key={month.month} month={month} path={`${officeBase}/malls/${mallId}/balances/${memberNo}`} />
      ))}
    </Drawer>
  );
}

function Month({ month: { month, opening, charged, credited, settled, closing }, path }: MonthProps) {
  const name = `${month.slice(0, 4)}년 ${Number(month.slice(5, 7))}월`;
  const rows = [
    ['지난달까지', grouped(opening)],
    ['주문', grouped(charged)],
    ['취소·반품', grouped(0 - credited)],
    ['납부', grouped(0 - settled)],
  ] as const;
  return (
    <Part title={name} end={<Files name={name} path={`${path}/${month}`} />}>
      <dl className={styles.sums}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div data-sum="">
          <dt>남은 금액</dt>
          <dd>{won(closing)}</dd>
        </div>
      </dl>
    </Part>
  );
}
type MonthProps = { month: StatementMonth; path: string };

const formats = [
  ['pdf', 'PDF'],
  ['xlsx', '엑셀'],
] as const;

const Files = ({ name, path }: { name: string; path: string }) => (
  <span className={styles.files}>
    {formats.map(([format, word]) => (
      <a key={format} href={`${path}/${format}`} download aria-label={`${name} 명세서 ${word} 받기`}>
        <Download size={14} strokeWidth={1.75} aria-hidden="true" />
        {word}
      </a>
    ))}
  </span>
);
