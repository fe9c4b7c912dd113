import type { SpreadsheetType } from '@mall/contracts/upload-codes';
import { keepFile } from '../../../lib/browser/keep-file.ts';

const mediaTypes: Readonly<Record<SpreadsheetType, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
};

/** Downloads a spreadsheet; `name` is without its extension. */
export const keepSpreadsheet = (name: string, type: SpreadsheetType, bytes: Uint8Array<ArrayBuffer>): void =>
  keepFile({ fileName: `${name}.${type}`, content: new Blob([bytes], { type: mediaTypes[type] }) });
