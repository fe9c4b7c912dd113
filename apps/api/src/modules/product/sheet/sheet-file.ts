import type { SheetRow } from '@mall/contracts/office/product-sheets';
import { columnName } from '@mall/domain/office/product-sheet/columns';
import { sheetWords } from '@mall/domain/office/product-sheet/words';
import { writeWorkbook } from '../../upload/writing/write-workbook.ts';
import type { StoredLine, StoredSheet } from './sheet.repository.ts';

type Told = { readonly sheet: StoredSheet; readonly lines: readonly StoredLine[]; readonly rows: readonly SheetRow[] };

/** The rows as they were uploaded, with the result beside each, to be corrected and uploaded again. */
export function sheetFile({ sheet: { kind, columns }, lines, rows }: Told): Uint8Array<ArrayBuffer> {
  const fields = columns.flatMap(({ field }) => field ?? []);
  const headings = [...fields.map((field) => columnName(kind, field)), '결과', '고칠 것'];
  const results = new Map(rows.map((row) => [row.rowNo, row]));
  const told = lines.map(({ rowNo, cells }) => {
    const row = results.get(rowNo);
    const { name, reason } = row ? sheetWords(kind, row) : { name: '', reason: '' };
    return [...fields.map((field) => cells[field] ?? ''), name, reason];
  });
  return writeWorkbook([{ name: '결과', rows: [headings, ...told], widths: headings.map(() => 18) }]);
}
