/** A text that a spreadsheet program would run as a formula, were it not marked. */
const isRun = (text: string): boolean => /^[=+\-@\t\r]/.test(text);

function cellOf(text: string): string {
  const safe = isRun(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

type Cells = readonly (string | number)[];
const linesOf = (rows: readonly Cells[]): string =>
  rows
    .map((cells) => `${cells.map((cell) => (typeof cell === 'number' ? String(cell) : cellOf(cell))).join(',')}\r\n`)
    .join('');

/** A CSV that Excel opens in Korean: UTF-8 with a byte order mark. */
export const writeCsv = (rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`\ufeff${linesOf(rows)}`);

/** The same, written as its pages of rows come. */
export async function* streamCsv(
  headings: readonly (readonly string[])[],
  pages: AsyncIterable<readonly Cells[]>,
): AsyncGenerator<Uint8Array> {
  yield writeCsv(headings);
  for await (const rows of pages) yield new TextEncoder().encode(linesOf(rows));
}
