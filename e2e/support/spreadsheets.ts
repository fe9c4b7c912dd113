import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { readTable } from '../../apps/api/src/modules/upload/reading/read-table.ts';
import { usualLimits } from '../../apps/api/src/modules/upload/reading/sheet-limits.ts';
import { writeSpreadsheet } from '../../apps/api/src/modules/upload/writing/write-spreadsheet.ts';

/** A workbook as the file dialog passes it. */
export const workbook = (name: string, rows: readonly (readonly string[])[]) => ({
  name,
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: Buffer.from(writeSpreadsheet('xlsx', [{ name: '발주', rows, widths: [] }])),
});

/** The first sheet of a downloaded file. */
export const readDownload = async (download: Download) => readTable(await readFile(await download.path()), usualLimits);
