import type { UploadColumn } from '@mall/contracts/upload';
import type { UploadField } from '@mall/contracts/upload-codes';
import type { RowTexts } from '@mall/domain/upload-row';

/** The cells of a row by the field that each column is read as. */
export const textsOf = (columns: readonly UploadColumn[], cells: readonly string[]): RowTexts =>
  Object.fromEntries(cellsOf(columns, cells).map(({ field, text }) => [field, text]));

/** The same as a list, in the sheet's order. */
export const cellsOf = (
  columns: readonly UploadColumn[],
  cells: readonly string[],
): { field: UploadField; text: string }[] =>
  columns.flatMap(({ field }, at) => (field === null ? [] : [{ field, text: cells[at] ?? '' }]));
