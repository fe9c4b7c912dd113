import type { Line } from './csv-table.ts';
import { type CellValue, inWords } from './in-words.ts';

/** One line of a file compared with what is stored: new, or the columns that change, with old and new values. */
export type Change = {
  readonly file: string;
  readonly line: number;
  readonly key: string;
  readonly isNew: boolean;
  readonly changes: readonly { readonly column: string; readonly from: string; readonly to: string }[];
};

type Cells<Row> = { readonly [Name in keyof Row]: CellValue };

type Compared<Row> = {
  readonly file: string;
  readonly keyOf: (row: Row) => string;
  /** The headings of columns that may change. */
  readonly headings: Partial<Readonly<Record<keyof Row, string>>>;
};

/** What a load would change; unchanged lines do not appear. */
export function diffRows<Row extends Cells<Row>>(
  lines: readonly Line<Row>[],
  stored: readonly Row[],
  { file, keyOf, headings }: Compared<Row>,
): Change[] {
  const storedByKey = new Map(stored.map((row) => [keyOf(row), row]));
  const columns = Object.entries(headings) as [keyof Row, string][];
  return lines.flatMap(({ line, row }): Change[] => {
    const key = keyOf(row);
    const before = storedByKey.get(key);
    if (!before) return [{ file, line, key, isNew: true, changes: [] }];
    const changes = columns
      .map(([name, column]) => ({ column, from: inWords(before[name]), to: inWords(row[name]) }))
      .filter(({ from, to }) => from !== to);
    return changes.length === 0 ? [] : [{ file, line, key, isNew: false, changes }];
  });
}
