import { type CsvCells, csvLines } from '@mall/domain/csv-lines';

/** A CSV that Excel opens in Korean: UTF-8 with a byte order mark. */
export const writeCsv = (rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`\ufeff${csvLines(rows)}`);

/** The same, written page by page. */
export async function* streamCsv(
  headings: readonly (readonly string[])[],
  pages: AsyncIterable<readonly CsvCells[]>,
): AsyncGenerator<Uint8Array> {
  yield writeCsv(headings);
  for await (const rows of pages) yield new TextEncoder().encode(csvLines(rows));
}
