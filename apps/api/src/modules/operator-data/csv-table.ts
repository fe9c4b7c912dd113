import { CsvError, parse } from 'csv-parse/sync';
import { type Cell, CellProblem } from './csv-cells.ts';

/** What is wrong in a file: the spreadsheet's line number, the column's heading, and what to do. */
export type Problem = {
  readonly file: string;
  readonly line: number;
  readonly column: string;
  readonly message: string;
};

export type Line<Row> = { readonly line: number; readonly row: Row };

type Columns = Readonly<Record<string, readonly [heading: string, cell: Cell<unknown>]>>;
export type RowOf<C extends Columns> = { [Name in keyof C]: ReturnType<C[Name][1]> };

/** The bytes of a file, and its name in messages. */
export type CsvFile = { readonly name: string; readonly bytes: Uint8Array };
type Read<Row> = { readonly lines: readonly Line<Row>[]; readonly problems: readonly Problem[] };

/** Reads every line of a file, whatever the order of its columns; lines with a problem are left out and reported. */
export function readTable<const C extends Columns>({ name: file, bytes }: CsvFile, columns: C): Read<RowOf<C>> {
  const records = recordsOf(file, bytes);
  if ('problem' in records) return { lines: [], problems: [records.problem] };
  const [headings, ...rest] = records.lines;
  const missing = Object.values(columns).filter(([heading]) => !headings?.row.includes(heading));
  if (!headings || missing.length > 0) {
    const names = missing.map(([heading]) => heading).join(', ');
    return {
      lines: [],
      problems: [{ file, line: 1, column: names, message: '이 열이 없어요. 첫 줄에 열 이름을 써 주세요.' }],
    };
  }
  const problems: Problem[] = [];
  const lines = rest.flatMap(({ line, row }) => {
    const cellOf = (heading: string) => row[headings.row.indexOf(heading)] ?? '';
    const { values, found } = readCells(columns, cellOf);
    problems.push(...found.map((problem) => ({ file, line, ...problem })));
    return found.length === 0 ? [{ line, row: values as RowOf<C> }] : [];
  });
  return { lines, problems };
}

/** The headings of a file; none where it cannot be read. */
export function headingsIn({ name, bytes }: CsvFile): readonly string[] {
  const records = recordsOf(name, bytes);
  return 'lines' in records ? (records.lines[0]?.row ?? []) : [];
}

type CellFault = { readonly column: string; readonly message: string };

function readCells(columns: Columns, cellOf: (heading: string) => string) {
  const values: Record<string, unknown> = {};
  const found: CellFault[] = [];
  for (const [name, [column, read]] of Object.entries(columns)) {
    try {
      values[name] = read(cellOf(column));
    } catch (error) {
      if (!(error instanceof CellProblem)) throw error;
      found.push({ column, message: error.message });
    }
  }
  return { values, found };
}

type Records = { readonly lines: readonly Line<string[]>[] } | { readonly problem: Problem };

function recordsOf(file: string, bytes: Uint8Array): Records {
  try {
    // The parser returns pairs when it records positions; its types know that for named columns only.
    const records = parse(textOf(bytes), {
      info: true,
      trim: true,
      skip_records_with_empty_values: true,
      relax_column_count: true,
    }) as unknown as readonly { readonly record: string[]; readonly info: { readonly lines: number } }[];
    return { lines: records.map(({ record, info }) => ({ line: info.lines, row: record })) };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = Number((error as { lines?: number }).lines ?? 1);
    return {
      problem: { file, line, column: '', message: '쉼표로 나눈 CSV로 읽을 수 없어요. 따옴표를 확인해 주세요.' },
    };
  }
}

/** Excel writes Korean in UTF-8 or, as plain CSV, in the old Korean encoding. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('euc-kr').decode(bytes);
  }
}
