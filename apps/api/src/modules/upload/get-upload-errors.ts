import { type SpreadsheetType, uploadLimits } from '@mall/contracts/upload-codes';
import type { MallTransaction } from '@mall/db/in-mall';
import { uploadFieldNames } from '@mall/domain/upload-columns';
import { findOwnUpload } from './find-own-upload.ts';
import type { OwnUpload } from './upload.repository.ts';
import { listRowPage } from './upload-row.repository.ts';
import { writeSpreadsheet } from './writing/write-spreadsheet.ts';

/** The rows with errors as they were sent, with a last column that says what to do; once corrected, the file can be sent again. */
export async function getUploadErrors(
  transaction: MallTransaction,
  { type, ...own }: OwnUpload & { readonly type: SpreadsheetType },
): Promise<Uint8Array<ArrayBuffer>> {
  const { uploadNo, columns } = await findOwnUpload(transaction, own);
  const wrong = await listRowPage(transaction, { uploadNo, isWrong: true, limit: uploadLimits.rows, offset: 0 });
  const rows = wrong.map(({ rowNo, cells, issues }) => {
    const reasons = issues.map(({ field, message }) => `${uploadFieldNames[field]}: ${message}`).join(' / ');
    return [...columns.map((_, at) => cells[at] ?? ''), `${rowNo}행 · ${reasons}`];
  });
  const headings = [...columns.map(({ heading }) => heading), '오류 사유'];
  const widths = headings.map((_, at) => (at === headings.length - 1 ? 60 : 18));
  return writeSpreadsheet(type, [{ name: '오류', rows: [headings, ...rows], widths }]);
}
