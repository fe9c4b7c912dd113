import { toOneLine } from '@mall/contracts/typed-text';
import { uploadLimits } from '@mall/contracts/upload-codes';
import { tooManyColumns, tooManyRows } from './sheet-limits.ts';
import { UnreadableSheet } from './unreadable.ts';

/** A sheet as it was read: the first row with anything in it are its headings. Cells are texts; rows are counted as the sheet does. */
export type SheetTable = {
  readonly headings: readonly string[];
  readonly rows: readonly { readonly rowNo: number; readonly cells: readonly string[] }[];
};

/** Takes the cells of a sheet in order, and refuses a sheet that is too large. */
export class TableBuilder {
  readonly #rows: { rowNo: number; cells: string[] }[] = [];
  #row: { rowNo: number; cells: string[] } | undefined;

  /** `column` counts from 0. Cells without a text are ignored: sheets are full of them. */
  add(rowNo: number, column: number, text: string): void {
    const cell = clean(text);
    if (cell === '') return;
    if (column >= uploadLimits.columns) throw new UnreadableSheet(tooManyColumns);
    if (this.#row?.rowNo !== rowNo) {
      // The headings count as one of them.
      if (this.#rows.length > uploadLimits.rows) throw new UnreadableSheet(tooManyRows(rowNo));
      this.#row = { rowNo, cells: [] };
      this.#rows.push(this.#row);
    }
    const { cells } = this.#row;
    while (cells.length < column) cells.push('');
    cells[column] = cell;
  }

  finish(): SheetTable {
    const [first, ...rest] = this.#rows;
    if (!first) throw new UnreadableSheet('파일이 비어 있어요. 양식에 주문을 적은 뒤 올려 주세요.');
    const width = Math.max(...this.#rows.map(({ cells }) => cells.length));
    const fill = (cells: readonly string[]) => Array.from({ length: width }, (_, at) => cells[at] ?? '');
    return { headings: fill(first.cells), rows: rest.map(({ rowNo, cells }) => ({ rowNo, cells: fill(cells) })) };
  }
}

/**
 * On one line, without characters that the database cannot store, and no longer than anybody types; a mark of our own downloads before a
 * formula is removed.
 */
function clean(text: string): string {
  const plain = toOneLine(text.replace(/[\p{Cc}\ufeff]+/gu, ' ')).trim();
  return plain.replace(/^'(?=[=+\-@])/, '').slice(0, uploadLimits.cellLetters);
}
