import type { SpreadsheetType } from '@mall/contracts/upload-codes';
import { writeCsv } from './write-csv.ts';
import { type Sheet, writeWorkbook } from './write-workbook.ts';

/** Sheets as a file to download; a CSV contains only the first. */
export const writeSpreadsheet = (type: SpreadsheetType, sheets: readonly Sheet[]): Uint8Array<ArrayBuffer> =>
  type === 'csv' ? writeCsv(sheets[0]?.rows ?? []) : writeWorkbook(sheets);
