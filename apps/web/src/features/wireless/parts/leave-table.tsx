import type { LeaveCost } from '@mall/domain/leave-cost';
import { formatWon } from '@mall/domain/money';
import { penaltyOf } from '../model/leave-words.ts';
import styles from './leave-table.module.css';

type Props = { costs: readonly LeaveCost[]; month: number };

/** The chart as a table, to the won. */
export function LeaveTable({ costs, month }: Props) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className="visually-hidden">해지하는 달에 따라 내야 하는 금액</caption>
        <thead>
          <tr>
            <th scope="col">해지 시점</th>
            <th scope="col">위약금</th>
            <th scope="col">남은 할부원금</th>
            <th scope="col">합계</th>
          </tr>
        </thead>
        <tbody>
          {costs.map((cost) => (
            <tr key={cost.month} data-chosen={cost.month === month || undefined}>
              <th scope="row">{cost.month}개월</th>
              <td>{formatWon(penaltyOf(cost))}</td>
              <td>{formatWon(cost.remainingPrincipal)}</td>
              <td>{formatWon(cost.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
