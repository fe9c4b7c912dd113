import type { getToday } from '@mall/contracts/office/today';
import { Card } from '../../kit/page.tsx';
import type { CallData } from '../../lib/call.ts';
import { grouped } from '../../lib/numbers.ts';
import { Change } from './change.tsx';
import styles from './sales.module.css';
import { SalesChart } from './sales-chart.tsx';
import board from './today.module.css';

type Day = NonNullable<CallData<typeof getToday>['sales']>['today'];
type Props = { today: Day; weekBefore: Day; day: string };

const average = ({ amount, orders }: Day) => (orders === 0 ? 0 : Math.round(amount / orders));

/** The day so far compared with the same weekday of the week before, to the same minute. */
export function Sales({ today, weekBefore, day }: Props) {
  const weekday = `지난주 ${new Intl.DateTimeFormat('ko-KR', { weekday: 'long', timeZone: 'UTC' }).format(new Date(day))}`;
  const legend = (
    <span className={board.legend}>
      <span data-line="now">오늘</span>
      <span data-line="before">{weekday}</span>
    </span>
  );
  return (
    <Card title="오늘 매출" end={legend} isFlush>
      <div className={styles.figures}>
        <Figure label="매출" value={today.amount} before={weekBefore.amount} unit="원" />
        <Figure label="주문" value={today.orders} before={weekBefore.orders} unit="건" />
        <Figure label="주문당 금액" value={average(today)} before={average(weekBefore)} unit="원" />
      </div>
      <SalesChart today={today.byHour} before={weekBefore.byHour} label={`오늘과 ${weekday}의 시간별 누적 매출`} />
    </Card>
  );
}

type FigureProps = { label: string; value: number; before: number; unit: string };

function Figure({ label, value, before, unit }: FigureProps) {
  return (
    <div className={styles.figure}>
      <span>{label}</span>
      <b>
        {grouped(value)}
        <small>{unit}</small>
      </b>
      <span>
        <Change now={value} before={before} /> 지난주 {grouped(before)}
        {unit}
      </span>
    </div>
  );
}
