import { createHash } from 'node:crypto';
import { fieldError } from '@mall/contracts/errors';
import { sheetLimits } from '@mall/contracts/office/product-sheets';
import { type ProductSheet, readProductSheet } from '@mall/domain/office/product-sheet/columns';
import type { Dependencies } from '../../../dependencies.ts';
import { readUpload } from '../../upload/reading/read-upload.ts';
import { insertLines, insertSheet } from './sheet.repository.ts';

/** The name of a picture has up to two hundred characters, and a product up to twenty pictures. */
const limits = { rows: sheetLimits.OPTIONS, cellLetters: 4_200, inflatedBytes: 48 * 1024 * 1024 };

/** The rows of a file. Errors: 4151, 4220 it does not identify its products and their versions, or has too many rows. */
export async function readSheetFile(file: Buffer): Promise<ProductSheet> {
  const sheet = readProductSheet(await readUpload(file, limits));
  if (!sheet)
    throw fieldError('file', '제목 줄에 상품번호와 판이 있어야 해요. 시트를 내려받아 고친 뒤 그대로 올려 주세요.');
  const most = sheetLimits[sheet.kind];
  if (sheet.lines.length > most)
    throw fieldError('file', `한 번에 ${most.toLocaleString('ko-KR')}줄까지 고칠 수 있어요. 나누어서 올려 주세요.`);
  if (sheet.lines.length === 0) throw fieldError('file', '제목 아래에 줄이 없어요.');
  return sheet;
}

export const hashOf = (file: Buffer): Buffer => createHash('sha256').update(file).digest();

type Sent = {
  readonly sheet: ProductSheet;
  readonly fileHash: Buffer;
  readonly fileName: string;
  readonly staffNo: number;
};

/** Stores the rows of a file that was not uploaded before; returns its number. */
export const keepSheet = (
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  { sheet: { lines, ...sheet }, ...sent }: Sent,
): Promise<number> =>
  database.transaction().execute(async (transaction) => {
    const sheetNo = await insertSheet(transaction, { ...sheet, ...sent, madeAt: clock() });
    if (sheetNo === undefined) throw new Error('the sheet was sent twice at once');
    await insertLines(transaction, sheetNo, lines);
    return sheetNo;
  });
