/** What a spreadsheet program would run, were it not marked as text. */
const isRun = (text: string): boolean => /^[=+\-@\t\r]/.test(text);

function cellOf(text: string): string {
  const safe = isRun(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A CSV that Excel opens in Korean: UTF-8 with its mark at the beginning. */
export const writeCsv = (rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`\ufeff${rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')}`);
