import type { SpreadsheetType } from '@mall/contracts/upload-codes';

const types: Readonly<Record<SpreadsheetType, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
};

/** Hands a file to the browser to keep. */
export function saveFile(name: string, type: SpreadsheetType, bytes: Uint8Array<ArrayBuffer>): void {
  const address = URL.createObjectURL(new Blob([bytes], { type: types[type] }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.${type}`;
  link.click();
  // Not at once: some browsers begin to read it a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
