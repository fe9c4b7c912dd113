import type { ReactNode } from 'react';
import styles from './small-table.module.css';

type Props = {
  label?: string;
  heads: readonly string[];
  /** Their first cells name them. */
  rows: readonly {
    readonly key: string | number;
    readonly cells: readonly ReactNode[];
    readonly isCurrent?: boolean;
  }[];
  /** How many of the last columns contain numbers. */
  ends?: 1 | 2 | 3;
};

/** A few rows within a drawer or a card; longer, searchable or sortable data is a list. */
export const SmallTable = ({ label, heads, rows, ends }: Props) => (
  <table className={styles.table} aria-label={label} data-ends={ends}>
    <TableHead heads={heads} />
    <tbody>
      {rows.map(({ key, cells: [name, ...cells], isCurrent }) => (
        <tr key={key} aria-current={isCurrent || undefined}>
          <th scope="row">{name}</th>
          {cells.map((cell, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table do not move.
            <td key={at}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** The head of any table. */
export const TableHead = ({ heads }: Pick<Props, 'heads'>) => (
  <thead>
    <tr>
      {heads.map((head) => (
        <th key={head} scope="col">
          {head}
        </th>
      ))}
    </tr>
  </thead>
);
