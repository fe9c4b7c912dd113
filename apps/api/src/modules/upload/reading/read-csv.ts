import { CsvError, parse } from 'csv-parse/sync';
import iconv from 'iconv-lite';
import { broken, type SheetLimits, tooManyRows, wrongType } from './sheet-limits.ts';
import { type SheetTable, TableBuilder } from './table.ts';
import { UnreadableSheet } from './unreadable.ts';

/** A CSV in UTF-8, or as Korean office programs write it: CP949, an extension of EUC-KR. */
export function readCsv(file: Buffer, limits: SheetLimits): SheetTable {
  // Including headings and empty lines; the rest of a longer file is not read.
  const mostLines = limits.rows * 4;
  const text = decode(file);
  try {
    const rows: string[][] = parse(text, {
      delimiter: delimiterOf(text),
      relaxColumnCount: true,
      relaxQuotes: true,
      skipRecordsWithError: false,
      maxRecordSize: 64 * 1024,
      to: mostLines + 1,
    });
    if (rows.length > mostLines) throw new UnreadableSheet(tooManyRows(limits));
    const table = new TableBuilder(limits);
    for (const [at, cells] of rows.entries())
      for (const [column, cell] of cells.entries()) table.add(at + 1, column, cell);
    return table.finish();
  } catch (error) {
    throw error instanceof CsvError ? new UnreadableSheet(broken) : error;
  }
}

function decode(file: Buffer): string {
  const isUtf16 = file[0] === 0xff && file[1] === 0xfe;
  if (isUtf16) return new TextDecoder('utf-16le').decode(file);
  if (file.includes(0)) throw new UnreadableSheet(wrongType);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    // Node's own decoder of this name supports only EUC-KR proper.
    const text = iconv.decode(file, 'cp949');
    if (text.includes('\ufffd')) throw new UnreadableSheet(wrongType);
    return text;
  }
}

/** The separator that occurs most often in the headings. */
function delimiterOf(text: string): string {
  const first =
    text
      .slice(0, 4096)
      .split(/\r?\n/)
      .find((line) => line.trim() !== '') ?? '';
  const count = (sign: string) => first.split(sign).length;
  return [',', '\t', ';'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
