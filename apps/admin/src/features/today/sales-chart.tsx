import { grouped } from '../../lib/numbers.ts';
import styles from './sales.module.css';

type Props = {
  /** Cumulative won at the end of each hour that has begun, and of each hour of the earlier day. */
  today: readonly number[];
  before: readonly number[];
  label: string;
};

const size = { left: 56, right: 712, top: 10, bottom: 172 };
const steps = 5;
const largeWon = new Intl.NumberFormat('ko-KR', { notation: 'compact', maximumFractionDigits: 1 });
const hours = [0, 3, 6, 9, 12, 15, 18, 21, 24];

/** A round number of won above the largest of these, in five steps. */
function topOf(values: readonly number[]): number {
  const most = Math.max(...values, 1);
  const unit = 10 ** Math.floor(Math.log10(most / steps || 1));
  return Math.max(Math.ceil(most / steps / unit) * unit * steps, steps);
}

const xOf = (hour: number) => size.left + ((size.right - size.left) * hour) / 24;

/** Both days as cumulative lines; a table has the same figures for screen readers. */
export function SalesChart({ today, before, label }: Props) {
  const top = topOf([...today, ...before]);
  const yOf = (amount: number) => size.bottom - ((size.bottom - size.top) * amount) / top;
  const pathOf = (values: readonly number[]) =>
    `M${xOf(0)} ${yOf(0)}${values.map((amount, hour) => `L${xOf(hour + 1)} ${yOf(amount)}`).join('')}`;
  const end = { x: xOf(today.length), y: yOf(today.at(-1) ?? 0) };
  return (
    <div className={styles.chartBox}>
      <svg className={styles.chart} viewBox="0 0 720 196" role="img" aria-label={label}>
        {Array.from({ length: steps + 1 }, (_, step) => (top / steps) * step).map((amount) => (
          <g key={amount}>
            <line x1={size.left} x2={size.right} y1={yOf(amount)} y2={yOf(amount)} className={styles.gridLine} />
            <text x={size.left - 8} y={yOf(amount) + 4} textAnchor="end">
              {largeWon.format(amount)}
            </text>
          </g>
        ))}
        {hours.map((hour) => (
          <text key={hour} x={xOf(hour)} y={192} textAnchor={hour === 0 ? 'start' : hour === 24 ? 'end' : 'middle'}>
            {hour}시
          </text>
        ))}
        <path d={pathOf(before)} className={styles.beforeLine} />
        <path d={`${pathOf(today)}L${end.x} ${yOf(0)}Z`} className={styles.nowArea} />
        <path d={pathOf(today)} className={styles.nowLine} />
        <circle cx={end.x} cy={end.y} r="4.5" className={styles.nowEnd} />
      </svg>
      <table className="visually-hidden">
        <caption>{label}</caption>
        <tbody>
          {before.map((amount, hour) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: hours have no other name
            <tr key={hour}>
              <th scope="row">{hour + 1}시까지</th>
              <td>{hour < today.length ? `${grouped(today[hour] ?? 0)}원` : '–'}</td>
              <td>{grouped(amount)}원</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
