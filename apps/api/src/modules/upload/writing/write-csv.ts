/** A text that a spreadsheet program would run as a formula, were it not marked. */
const isRun = (text: string): boolean => /^[=+\-@\t\r]/.test(text);

function cellOf(text: string): string {
  const safe = isRun(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A CSV that Excel opens in Korean: UTF-8 with a byte order mark. */
export const writeCsv = (rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`\ufeff${rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')}`);
