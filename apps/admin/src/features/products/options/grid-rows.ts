import type { ProductOption } from '@mall/contracts/office/product-options';
import { mostOptions } from '@mall/contracts/office/product-options';
import { type OptionField, optionFields, readBlock, readOptionCell, writeBlock } from '@mall/domain/office/option-grid';
import { firstOptionUses, optionUseNames } from '@mall/domain/option-states';

/** A row of the grid, with the text of every cell. */
export type Draft = Readonly<Record<OptionField, string>> & {
  /** The number of an option, or a temporary key while it has none. */
  readonly key: string;
  readonly optionNo: number;
};

/** The columns in their order; the stock is read-only. */
export const gridColumns = ['colourName', 'colourHex', 'label', 'extraPrice', 'stock', 'useCode', 'image'] as const;
export type GridColumn = (typeof gridColumns)[number];
export const isField = (column: GridColumn | undefined): column is OptionField =>
  column !== undefined && column !== 'stock';

export type Place = { readonly row: number; readonly column: number };
/** Cells from one corner to the other. */
export type Area = { readonly from: Place; readonly to: Place };
/** The corners in their order. */
export const cornersOf = ({ from, to }: Area) => ({
  top: Math.min(from.row, to.row),
  bottom: Math.max(from.row, to.row),
  left: Math.min(from.column, to.column),
  right: Math.max(from.column, to.column),
});

export const draftOf = ({ optionNo, extraPrice, ...option }: ProductOption): Draft => ({
  ...option,
  ...{ key: String(optionNo), optionNo, extraPrice: String(extraPrice) },
});

/** The option as it is sent; an unknown use code is refused before. */
export const optionOf = ({ optionNo, colourName, colourHex, label, extraPrice, useCode, image }: Draft) => ({
  ...{ optionNo, colourName, colourHex, label, useCode: useCode as ProductOption['useCode'], image },
  extraPrice: /^-?\d+$/.test(extraPrice) ? Number(extraPrice) : Number.NaN,
});

const [onSale = 'GD00701'] = firstOptionUses;
let made = 0;
const newDraft = (): Draft => {
  made += 1;
  return {
    ...{ key: `new-${made}`, optionNo: 0, colourName: '', colourHex: '', label: '' },
    ...{ extraPrice: '0', useCode: onSale, image: '' },
  };
};

export const withNewRow = (rows: readonly Draft[]): readonly Draft[] =>
  rows.length < mostOptions ? [...rows, newDraft()] : rows;

/** The rows with these cells changed. Unchanged rows keep their identity, so they do not render again. */
export const withCells = (
  rows: readonly Draft[],
  written: (draft: Draft, row: number) => Partial<Record<OptionField, string>> | undefined,
): readonly Draft[] =>
  rows.map((draft, row) => {
    const cells = Object.entries(written(draft, row) ?? {}).filter(
      ([field, value]) => draft[field as OptionField] !== value,
    );
    return cells.length === 0 ? draft : { ...draft, ...Object.fromEntries(cells) };
  });

/** Pastes a block of a spreadsheet, from a cell to the right and down; missing rows are added, up to a thousand. */
export function withBlock(rows: readonly Draft[], at: Place, text: string): readonly Draft[] {
  const block = readBlock(text);
  const missing = Math.min(at.row + block.length, mostOptions) - rows.length;
  const all = [...rows, ...Array.from({ length: Math.max(missing, 0) }, newDraft)];
  return withCells(all, (_, row) => {
    const cells = block[row - at.row] ?? [];
    const pairs = cells.map((typed, index) => [gridColumns[at.column + index], typed] as const);
    return Object.fromEntries(
      pairs.flatMap(([column, typed]) => (isField(column) ? [[column, readOptionCell(column, typed)]] : [])),
    );
  });
}

/** Copies the cells of the first row into all rows below it; a single row is filled from the row above. */
export function withFilled(rows: readonly Draft[], area: Area): readonly Draft[] {
  const { top, bottom, left, right } = cornersOf(area);
  const source = rows[top === bottom ? top - 1 : top];
  if (!source) return rows;
  const fields = gridColumns.slice(left, right + 1).filter(isField);
  const cells = Object.fromEntries(fields.map((field) => [field, source[field]]));
  return withCells(rows, (_, row) => (row >= top && row <= bottom ? cells : undefined));
}

/** Clears cells; a use code stays, because it is required. */
export function withCleared(rows: readonly Draft[], area: Area): readonly Draft[] {
  const { top, bottom, left, right } = cornersOf(area);
  const fields = gridColumns.slice(left, right + 1).filter((column) => isField(column) && column !== 'useCode');
  const cells = Object.fromEntries(fields.map((field) => [field, field === 'extraPrice' ? '0' : '']));
  return withCells(rows, (_, row) => (row >= top && row <= bottom ? cells : undefined));
}

/** The text of a cell on the screen. */
export const cellText = (draft: Draft, field: OptionField): string =>
  field === 'useCode' ? (optionUseNames[draft.useCode as ProductOption['useCode']] ?? draft.useCode) : draft[field];

/** The area in the format of a spreadsheet. */
export function blockOf(rows: readonly Draft[], area: Area, stockOf: (draft: Draft) => number): string {
  const { top, bottom, left, right } = cornersOf(area);
  const columns = gridColumns.slice(left, right + 1);
  const lines = rows
    .slice(top, bottom + 1)
    .map((draft) => columns.map((column) => (isField(column) ? cellText(draft, column) : String(stockOf(draft)))));
  return writeBlock(lines);
}

/** Whether cells of an existing row differ; a new row always counts. */
export const isChanged = (draft: Draft, before: Draft | undefined): boolean =>
  !before || optionFields.some((field) => draft[field] !== before[field]);
