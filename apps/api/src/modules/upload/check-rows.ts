import type { UploadIssue } from '@mall/contracts/upload';
import type { MallTransaction } from '@mall/db/in-mall';
import type { DeliveryRates } from '@mall/domain/basket';
import { ratesByMethod } from '@mall/domain/delivery-rates';
import { type CheckedRow, createRowChecker } from '@mall/domain/upload-check';
import { readUploadRow } from '@mall/domain/upload-row';
import { getDeliveryRates } from '../../catalogue/get-delivery-rates.ts';
import type { Mall } from '../../plugins/mall.repository.ts';
import { listUploadOffers } from './offer.repository.ts';
import { textsOf } from './row-texts.ts';
import type { UploadRecord } from './upload.repository.ts';
import { listRowsAfter, type StoredRow } from './upload-row.repository.ts';

export type RowCheck = {
  readonly rows: readonly StoredRow[];
  /** Called once for each row, in the sheet's order. */
  readonly check: (row: StoredRow) => Omit<CheckedRow, 'issues'> & { readonly issues: UploadIssue[] };
  readonly deliveryRates: DeliveryRates;
};

/** Reads all rows of an upload, and everything they are checked against: three queries, however many rows there are. */
export async function prepareCheck(
  transaction: MallTransaction,
  mall: Mall,
  { uploadNo, columns, rowCount }: UploadRecord,
): Promise<RowCheck> {
  const rows = await listRowsAfter(transaction, { uploadNo, rowNo: 0, limit: rowCount });
  const productNos = new Set(rows.map(({ cells }) => readUploadRow(textsOf(columns, cells)).values.productNo));
  const [offers, deliveryRates] = await Promise.all([
    listUploadOffers(transaction, { productNos: [...productNos] }),
    getDeliveryRates(transaction, mall),
  ]);
  const check = createRowChecker(offers);
  const readFields = new Set(columns.map(({ field }) => field));
  return {
    rows,
    deliveryRates: ratesByMethod(deliveryRates),
    check: ({ rowNo, cells }) => {
      const { line, issues } = check(rowNo, textsOf(columns, cells));
      // A problem with an option that has no column is reported where it can be corrected.
      const shown = issues.map((issue) =>
        readFields.has(issue.field) ? issue : { ...issue, field: 'productNo' as const },
      );
      return { line, issues: shown };
    },
  };
}
