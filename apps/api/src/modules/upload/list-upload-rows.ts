import type { DataOf } from '@mall/contracts/endpoint';
import { type listUploadRows as contract, uploadPageSize } from '@mall/contracts/upload';
import type { MallTransaction } from '@mall/db/in-mall';
import { findOwnUpload } from './find-own-upload.ts';
import { listUploadOffers } from './offer.repository.ts';
import { cellsOf, textsOf } from './row-texts.ts';
import type { OwnUpload } from './upload.repository.ts';
import { listRowPage } from './upload-row.repository.ts';

type Input = OwnUpload & { readonly isWrong: boolean; readonly page: number };

/** Rows of an upload in the sheet's order, a page at a time; all, or those with errors. */
export async function listUploadRows(
  transaction: MallTransaction,
  { isWrong, page, ...own }: Input,
): Promise<DataOf<typeof contract>> {
  const { uploadNo, columns, rowCount, errorCount, rowsErasedAt } = await findOwnUpload(transaction, own);
  const rows = await listRowPage(transaction, {
    ...{ uploadNo, isWrong, limit: uploadPageSize, offset: (page - 1) * uploadPageSize },
  });
  const productNoOf = ({ cells }: (typeof rows)[number]) => textsOf(columns, cells).productNo?.trim() ?? '';
  const offers = await listUploadOffers(transaction, { productNos: rows.map(productNoOf) });
  const names = new Map(offers.map(({ productNo, name }) => [productNo, name]));
  return {
    total: rowsErasedAt ? 0 : isWrong ? errorCount : rowCount,
    ...{ page, pageSize: uploadPageSize },
    rows: rows.map(({ cells, issues, ...row }) => ({
      ...row,
      issues: [...issues],
      cells: cellsOf(columns, cells),
      productName: names.get(productNoOf({ cells, issues, ...row })) ?? '',
    })),
  };
}
