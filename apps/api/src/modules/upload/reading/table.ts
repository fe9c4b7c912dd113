import { uploadLimits } from '@mall/contracts/upload-codes';
import { cellText } from '@mall/domain/cell-text';
import { type SheetLimits, tooManyColumns, tooManyRows } from './sheet-limits.ts';
import { UnreadableSheet } from './unreadable.ts';

/** A parsed sheet: the first non-empty row has the headings. Cells are texts; rows are counted as the sheet does. */
export type SheetTable = {
  readonly headings: readonly string[];
  readonly rows: readonly { readonly rowNo: number; readonly cells: readonly string[] }[];
};

/** Takes the cells of a sheet in order, and refuses a sheet that is too large. */
export class TableBuilder {
  readonly #limits: SheetLimits;
  readonly #rows: { rowNo: number; cells: string[] }[] = [];
  #row: { rowNo: number; cells: string[] } | undefined;

  constructor(limits: SheetLimits) {
    this.#limits = limits;
  }

  /** `column` counts from 0. Cells without text are ignored: sheets are full of them. */
  add(rowNo: number, column: number, text: string): void {
    const cell = clean(text, this.#limits.cellLetters);
    if (cell === '') return;
    if (column >= uploadLimits.columns) throw new UnreadableSheet(tooManyColumns);
    if (this.#row?.rowNo !== rowNo) {
      // The headings count as one row.
      if (this.#rows.length > this.#limits.rows) throw new UnreadableSheet(tooManyRows(this.#limits, rowNo));
      this.#row = { rowNo, cells: [] };
      this.#rows.push(this.#row);
    }
    const { cells } = this.#row;
    while (cells.length < column) cells.push('');
    cells[column] = cell;
  }

  finish(): SheetTable {
    const [first, ...rest] = this.#rows;
    if (!first) throw new UnreadableSheet('파일이 비어 있어요. 양식에 맞게 적은 뒤 올려 주세요.');
    const width = Math.max(...this.#rows.map(({ cells }) => cells.length));
    const fill = (cells: readonly string[]) => Array.from({ length: width }, (_, at) => cells[at] ?? '');
    return { headings: fill(first.cells), rows: rest.map(({ rowNo, cells }) => ({ rowNo, cells: fill(cells) })) };
  }
}

/** As a cell is read, cut to the longest typed text. */
const clean = (text: string, most: number): string => cellText(text).slice(0, most);
