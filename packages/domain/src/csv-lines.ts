/** A text that a spreadsheet program would run as a formula if it were not marked. */
const isRun = (text: string): boolean => /^[=+\-@\t\r]/.test(text);

function cellOf(text: string): string {
  const safe = isRun(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export type CsvCells = readonly (string | number)[];

/** Rows as lines of a CSV, in which no cell is a formula. */
export const csvLines = (rows: readonly CsvCells[]): string =>
  rows
    .map((cells) => `${cells.map((cell) => (typeof cell === 'number' ? String(cell) : cellOf(cell))).join(',')}\r\n`)
    .join('');
