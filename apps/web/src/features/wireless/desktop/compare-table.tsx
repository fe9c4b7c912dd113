import { Badge } from '@mall/ui/badge';
import type { CompareGroup } from '../model/compare-rows.ts';
import type { Compare } from '../model/use-compare.ts';
import { CompareCells, CompareHeads } from '../parts/compare-cells.tsx';
import styles from './compare-table.module.css';

/** The phones as columns, what is compared at the left. */
export function CompareTable({ compare }: { compare: Compare }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">휴대폰 비교</caption>
      <thead>
        <tr className={styles.heads}>
          <td />
          <CompareHeads compare={compare} />
        </tr>
      </thead>
      {compare.groups.map((group) => (
        <Group key={group.title} group={group} emptyCount={compare.emptyCount} />
      ))}
    </table>
  );
}

type GroupProps = { group: CompareGroup; emptyCount: number };

function Group({ group: { title, rows }, emptyCount }: GroupProps) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={4} className={styles.title}>
          {title}
        </th>
      </tr>
      {rows.map(({ label, cells }) => (
        <tr key={label} className={styles.row}>
          <th scope="row">
            {label}
            {cells.some((cell) => cell?.isOdd) && <Badge tone="warn">달라요</Badge>}
          </th>
          <CompareCells cells={cells} emptyCount={emptyCount} best={<Badge tone="brand">가장 낮아요</Badge>} />
        </tr>
      ))}
    </tbody>
  );
}
