import { requiredUploadFields, type SpreadsheetType, uploadFields } from '@mall/contracts/upload-codes';
import type { MallTransaction } from '@mall/db/in-mall';
import { uploadOptionText } from '@mall/domain/upload-check';
import { uploadExample, uploadFieldNames } from '@mall/domain/upload-columns';
import { listUploadOffers } from './offer.repository.ts';
import { writeSpreadsheet } from './writing/write-spreadsheet.ts';

/** A longer catalogue is searched on the screen instead. */
const mostOffers = 10_000;

/** A sheet to fill in, with an example that is never ordered, and a second one with the goods that can be ordered. */
export async function getUploadTemplate(
  transaction: MallTransaction,
  { type }: { readonly type: SpreadsheetType },
): Promise<Uint8Array<ArrayBuffer>> {
  const headings = uploadFields.map(
    (field) => uploadFieldNames[field] + (requiredUploadFields.includes(field) ? '*' : ''),
  );
  const example = uploadFields.map((field) => uploadExample[field]);
  const orders = { name: '주문', rows: [headings, example], widths: [14, 18, 8, 10, 12, 16, 10, 36, 24, 28] };
  if (type === 'csv') return writeSpreadsheet(type, [orders]);
  const offers = await listUploadOffers(transaction, { limit: mostOffers });
  const goods = offers
    .filter(({ piecesLeft }) => piecesLeft > 0)
    .map((offer) => [
      ...[offer.productNo, offer.name, uploadOptionText(offer)],
      ...[String(offer.unitPrice), String(offer.piecesLeft)],
    ]);
  const catalogue = {
    name: '상품 목록',
    rows: [['상품번호', '상품명', '옵션', '판매가', '재고'], ...goods],
    widths: [14, 44, 24, 12, 10],
  };
  return writeSpreadsheet(type, [orders, catalogue]);
}
