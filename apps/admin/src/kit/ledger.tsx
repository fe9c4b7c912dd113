import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { momentText } from '../lib/moments.ts';
import { grouped, won } from '../lib/numbers.ts';
import { Badge, Toned } from './badge.tsx';
import styles from './ledger.module.css';

export type Movement = {
  readonly key: string;
  /** An instant; a planned movement has none. */
  readonly at?: string | undefined;
  readonly what: ReactNode;
  /** In grey: the channel. */
  readonly through?: ReactNode;
  /** Won; money going out is negative. */
  readonly amount: number;
};

/** Money in and out with the balance after each; planned movements do not count yet. */
export function Ledger({ movements, label = '현재 잔액' }: { movements: readonly Movement[]; label?: string }) {
  let balance = 0;
  return (
    <table className={styles.ledger}>
      <tbody>
        {movements.map(({ key, at, what, through, amount }) => {
          balance += amount;
          return (
            <tr key={key}>
              <td>{at === undefined ? '예정' : momentText(at)}</td>
              <td>{what}</td>
              <td className={styles.through}>{through}</td>
              <td className={styles.amount}>
                <Toned tone={amount < 0 ? 'err' : 'plain'}>
                  {amount > 0 ? `+${grouped(amount)}` : grouped(amount)}
                </Toned>
              </td>
              <td className={styles.amount}>{grouped(balance)}</td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={4}>
            {label}
          </th>
          <td className={styles.amount}>
            {won(movements.reduce((sum, { at, amount }) => sum + (at ? amount : 0), 0))}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

/** Whether the movements add up to the expected amount; red when they do not. */
export function SumBadge({ isRight }: { isRight: boolean }) {
  return isRight ? (
    <Badge tone="ok" icon={Check}>
      합계 일치
    </Badge>
  ) : (
    <Badge tone="err" icon={TriangleAlert}>
      합계 불일치
    </Badge>
  );
}
