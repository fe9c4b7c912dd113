import type { SpreadsheetType } from '@mall/contracts/upload-codes';
import { keepFile } from '../../../lib/browser/keep-file.ts';

const mediaTypes: Readonly<Record<SpreadsheetType, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
};

/** Hands a spreadsheet to the browser to keep; `name` is without its ending. */
export const keepSpreadsheet = (name: string, type: SpreadsheetType, bytes: Uint8Array<ArrayBuffer>): void =>
  keepFile({ fileName: `${name}.${type}`, content: new Blob([bytes], { type: mediaTypes[type] }) });
