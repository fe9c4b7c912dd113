import { operateOrder } from '../../../apps/api/src/modules/order/move/operate-order.ts';
import { shipParcel } from '../../../apps/api/src/modules/order/move/ship-parcel.ts';
import { createQueue } from '../../../apps/api/src/modules/order/place/placing-queue.ts';
import { listUploadOrders } from '../../../apps/api/src/modules/order/read/list-orders-of-upload.ts';
import { addUpload } from '../../../apps/api/src/modules/upload/add-upload.ts';
import { checkUpload } from '../../../apps/api/src/modules/upload/check-upload.ts';
import { listUploadOffers } from '../../../apps/api/src/modules/upload/offer.repository.ts';
import { orderUpload } from '../../../apps/api/src/modules/upload/order-upload.ts';
import { writeSpreadsheet } from '../../../apps/api/src/modules/upload/writing/write-spreadsheet.ts';
import { inMall } from '../../../packages/db/src/in-mall.ts';
import { goodsProducts } from '../../../packages/db/src/seed/content/goods/goods-products.ts';
import { uploadOptionText } from '../../../packages/domain/src/upload-check.ts';
import { uploadFieldNames } from '../../../packages/domain/src/upload-columns.ts';
import type { DemoLife } from '../demo-history/demo-life.ts';
import { type DemoUpload, demoUploads } from './plan.ts';

const columns = [
  ...(['productNo', 'option', 'quantity'] as const),
  ...(['recipient', 'phone', 'postcode', 'roadAddress', 'detailAddress', 'deliveryRequest'] as const),
];

/** Gives a member who orders by spreadsheet a history of uploads, and gives their orders one too. */
export async function placeDemoUploads(life: DemoLife): Promise<void> {
  for (const upload of demoUploads) await live(life, upload);
}

async function live(life: DemoLife, { at, fileName, mode, moves, rows }: DemoUpload): Promise<void> {
  const { dependencies, mall, memberNo, travelTo } = life;
  travelTo(at);
  const queue = createQueue(1);
  const file = await sheetOf(life, { fileName, rows });
  const { uploadNo } = await addUpload(dependencies, mall, { memberNo, file, fileName, queue });
  const own = { memberNo, uploadNo };
  const { revision, totalAmount: expectedTotal, terms } = await checkUpload(dependencies, mall, own);
  if (!mode) return;
  const agreedTerms = terms.map(({ termNo }) => termNo);
  await orderUpload(dependencies, mall, { own, queue, input: { mode, revision, expectedTotal, agreedTerms } });
  const { orders } = await inMall(dependencies.database, mall, (tx) => listUploadOrders(tx, { ...own, page: 1 }));
  for (const move of moves) {
    travelTo(move.at);
    for (const [index, { orderNo }] of orders.entries()) {
      const parcel = { carrier: 'CJ대한통운', invoiceNo: `6402${uploadNo}118${index}0731` };
      if (move.to === 'SHIPPED') await shipParcel(dependencies, mall, { orderNo, ...parcel });
      else await operateOrder(dependencies, mall, { orderNo, to: move.to, reason: '' });
    }
  }
}

/** The sheet as the member would have sent it: numbers and options from the mall, everything else from the plan. */
async function sheetOf(
  { dependencies: { database }, mall }: DemoLife,
  { fileName, rows }: Pick<DemoUpload, 'fileName' | 'rows'>,
): Promise<Buffer> {
  const offers = await inMall(database, mall, (tx) => listUploadOffers(tx, {}));
  const cells = rows.map(({ product, quantity, to, request = '' }) => {
    const named = goodsProducts.filter(({ name }) => name.includes(product)).map(({ productNo }) => productNo);
    const offer = offers.find(({ productNo, piecesLeft }) => named.includes(productNo) && piecesLeft >= 20);
    if (!offer && !product.startsWith('GD')) throw new Error(`${product} is not available in ${mall.mallUrl}`);
    return [offer?.productNo ?? product, offer ? uploadOptionText(offer) : '', quantity, ...to, request];
  });
  const headings = columns.map((field) => uploadFieldNames[field]);
  const type = fileName.endsWith('.csv') ? 'csv' : 'xlsx';
  return Buffer.from(writeSpreadsheet(type, [{ name: '주문', rows: [headings, ...cells], widths: [] }]));
}
