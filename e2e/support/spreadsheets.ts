import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { readTable } from '../../apps/api/src/modules/upload/reading/read-table.ts';
import { usualLimits } from '../../apps/api/src/modules/upload/reading/sheet-limits.ts';
import { writeSpreadsheet } from '../../apps/api/src/modules/upload/writing/write-spreadsheet.ts';

/** A workbook as the file dialog hands it over. */
export const workbook = (name: string, rows: readonly (readonly string[])[]) => ({
  name,
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: Buffer.from(writeSpreadsheet('xlsx', [{ name: '발주', rows, widths: [] }])),
});

/** What stands in the first sheet of a file that was downloaded. */
export const readDownload = async (download: Download) => readTable(await readFile(await download.path()), usualLimits);
