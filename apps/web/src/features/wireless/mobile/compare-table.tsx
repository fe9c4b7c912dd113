import type { Compare } from '../model/use-compare.ts';
import { CompareCells, CompareHeads } from '../parts/compare-cells.tsx';
import styles from './compare-table.module.css';

/** The phones as narrow columns; the name of each fact is above its values. */
export function CompareTable({ compare }: { compare: Compare }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">휴대폰 비교</caption>
      <thead>
        <tr className={styles.heads}>
          <CompareHeads compare={compare} />
        </tr>
      </thead>
      {compare.groups.flatMap(({ title, rows }) => [
        <tbody key={title}>
          <tr>
            <th scope="rowgroup" colSpan={3} className={styles.title}>
              {title}
            </th>
          </tr>
        </tbody>,
        ...rows.map(({ label, cells }) => (
          <tbody key={`${title} ${label}`} className={styles.fact}>
            <tr>
              <th scope="rowgroup" colSpan={3}>
                {label}
                {cells.some((cell) => cell?.isOdd) && <em>달라요</em>}
              </th>
            </tr>
            <tr>
              <CompareCells cells={cells} emptyCount={compare.emptyCount} best={<small>가장 낮아요</small>} />
            </tr>
          </tbody>
        )),
      ])}
    </table>
  );
}
