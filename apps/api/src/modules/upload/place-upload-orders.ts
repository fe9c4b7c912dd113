import type { RequestOf } from '@mall/contracts/endpoint';
import { AppError } from '@mall/contracts/errors';
import type { orderUpload as contract } from '@mall/contracts/upload';
import { inMall } from '@mall/db/in-mall';
import { uploadOptionText } from '@mall/domain/upload-check';
import { planUploadOrders, sumUploadOrders, type UploadOrder } from '@mall/domain/upload-orders';
import type { Dependencies } from '../../dependencies.ts';
import type { Mall } from '../../plugins/mall.repository.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { placeOrdersOnAccount, type WantedOrder } from '../order/place/place-orders-on-account.ts';
import { prepareCheck, type RowCheck } from './check-rows.ts';
import { totalChanged } from './total-changed.ts';
import { type UploadRecord, updateUpload } from './upload.repository.ts';
import { updateOrderNos } from './upload-row.repository.ts';

type Placing = {
  readonly upload: UploadRecord;
  readonly workerKey: string;
  readonly input: RequestOf<typeof contract>['body'];
};

/** Checks the rows again and orders them, all in one transaction; another transaction reports the progress. */
export async function placeUploadOrders(
  { database, clock, random }: Dependencies,
  mall: Mall,
  { upload, workerKey, input }: Placing,
): Promise<void> {
  const { uploadNo, memberNo, rowCount } = upload;
  const at = clock();
  const tell = (doneCount: number) =>
    inMall(database, mall, async (transaction) => {
      const change = { doneCount, workedAt: clock() };
      await updateUpload(transaction, { uploadNo, ofWorker: workerKey, change });
    });
  await inMall(database, mall, async (transaction) => {
    const prepared = await prepareCheck(transaction, mall, upload);
    const orders = judge(prepared, upload, input);
    const placed = await placeOrdersOnAccount(transaction, {
      ...{ memberNo, uploadNo, deliveryRates: prepared.deliveryRates, termNos: input.agreedTerms, at, random },
      orders: orders.map(toWanted),
      onProgress: (count) => tell(Math.floor((count * rowCount) / orders.length)),
    });
    if (!placed) throw new AppError('4098');
    const rows = orders.flatMap(({ lines }, index) =>
      lines.map(({ rowNo }) => ({ rowNo, orderNo: placed.orderNos[index] ?? '' })),
    );
    await updateOrderNos(transaction, { uploadNo, rows });
    const end = { state: 'ORDERED' as const, doneCount: rowCount, orderedRowCount: rows.length, orderedAt: at };
    const change = { ...end, ...sumUploadOrders(orders), workerKey: null, workedAt: clock() };
    const isMine = await updateUpload(transaction, { uploadNo, ofWorker: workerKey, change });
    // A process that took over orders the same rows: one of the two must stop.
    if (!isMine) throw new AppError('4090');
    await queueMail(transaction, { kind: 'UPLOAD_ORDERED', facts: { uploadNo, memberNo }, at });
  });
}

/** The orders that the member has seen; 4098 when a row has become invalid since, 4093 when their total has changed. */
function judge({ rows, check, deliveryRates }: RowCheck, upload: UploadRecord, input: Placing['input']): UploadOrder[] {
  const checked = rows.map(check);
  const errorCount = checked.filter(({ issues }) => issues.length > 0).length;
  if (errorCount !== upload.errorCount) throw new AppError('4098');
  const orders = planUploadOrders(
    checked.flatMap(({ line }) => line ?? []),
    deliveryRates,
  );
  const { goodsAmount, deliveryAmount } = sumUploadOrders(orders);
  const total = goodsAmount + deliveryAmount;
  if (total !== input.expectedTotal) throw totalChanged(total);
  return orders;
}

function toWanted({ lines, sums }: UploadOrder): WantedOrder {
  const [{ recipient, phone, postcode, roadAddress, detailAddress, deliveryRequest } = emptyParcel] = lines;
  const { marketAmount, goodsAmount, deliveryAmount, total: totalAmount } = sums;
  return {
    ...{ recipient, recipientPhone: phone, postcode, roadAddress, detailAddress, deliveryRequest },
    ...{ marketAmount, goodsAmount, deliveryAmount, totalAmount },
    lines: lines.map(({ offer, quantity }, index) => ({
      ...{ lineNo: index + 1, productNo: offer.productNo, optionNo: offer.optionNo, quantity, saleNo: null },
      ...{ productName: offer.name, brandName: offer.brandName, image: offer.image },
      ...{ optionText: uploadOptionText(offer), unitPrice: offer.unitPrice, marketPrice: offer.marketPrice },
      ...{ deliveryMethod: offer.deliveryMethod, hasFreeDelivery: offer.hasFreeDelivery },
    })),
  };
}

/** Every order has a line. */
const emptyParcel = {
  ...{ recipient: '', phone: '', postcode: '', roadAddress: '', detailAddress: '', deliveryRequest: '' },
};
