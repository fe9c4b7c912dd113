import { readCsv } from './read-csv.ts';
import { readWorkbook } from './read-workbook.ts';
import { broken, type SheetLimits, wrongType } from './sheet-limits.ts';
import type { SheetTable } from './table.ts';
import { UnreadableSheet } from './unreadable.ts';

const old = '예전 엑셀(.xls)이거나 암호가 걸린 파일이에요. 암호 없이 .xlsx로 저장한 뒤 올려 주세요.';

/** A sheet, recognised by its content and not by its name. An unreadable one is refused with a message. */
export async function readTable(file: Buffer, limits: SheetLimits): Promise<SheetTable> {
  const start = file.toString('latin1', 0, 8);
  if (start.startsWith('\xd0\xcf\x11\xe0')) throw new UnreadableSheet(old);
  if (/^\s*(?:\xef\xbb\xbf)?<|^%PDF|^\{\\rtf|^\x89PNG|^\xff\xd8\xff|^GIF8|^RIFF/.test(start)) {
    throw new UnreadableSheet(wrongType);
  }
  try {
    return start.startsWith('PK') ? await readWorkbook(file, limits) : readCsv(file, limits);
  } catch (error) {
    if (error instanceof UnreadableSheet) throw error;
    // A library's message, which would not help anybody.
    throw new UnreadableSheet(broken, { cause: error });
  }
}
