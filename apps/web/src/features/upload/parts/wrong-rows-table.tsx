import { uploadFields } from '@mall/contracts/upload-codes';
import { uploadFieldNames } from '@mall/domain/upload-columns';
import type { WrongRows } from '../model/use-wrong-rows.ts';
import { CellField } from './cell-field.tsx';
import styles from './wrong-rows-table.module.css';

/** The wrong rows as in the sheet, each cell to be corrected. */
export function WrongRowsTable({ rows }: { rows: WrongRows }) {
  const read = new Set(rows.rows.flatMap(({ cells }) => cells.map(({ field }) => field)));
  const fields = uploadFields.filter((field) => read.has(field));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be scrolled by keys too
    <section className={styles.scroll} aria-label="오류가 있는 행" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">행</th>
            {fields.map((field) => (
              <th key={field} scope="col" data-field={field}>
                {uploadFieldNames[field]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.rows.map((row) => (
            <tr key={row.rowNo}>
              <th scope="row">{row.rowNo}</th>
              {fields.map((field) => (
                <td key={field}>
                  <CellField rows={rows} row={row} field={field} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
