import type { OfficeRequest } from '@mall/contracts/office/office-endpoint';
import type { moveMatchingOrders } from '@mall/contracts/office/order-work';
import { readOrderSearch } from '@mall/domain/office/order-search';
import type { AuditedWrite } from '../../../office/audited-write.ts';
import { pageOf, readCursor } from '../../../office/list-page.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';
import { orderOf, outcomesOf } from '../../../office/outcome-of.ts';
import { moveOne } from './move-one.ts';
import { listOrderKeys } from './order.repository.ts';

type By = {
  readonly read: <Result>(work: (transaction: OfficeReader) => Promise<Result>) => Promise<Result>;
  readonly write: AuditedWrite;
  readonly staffNo: number;
};

/** Orders per call: few enough that little has to be repeated after an interrupted call. */
const batch = 100;

/** Moves the next batch of orders that match the filters, newest first, each in its own transaction. */
export async function moveMatching(
  { read, write, staffNo }: By,
  { to, cursor, q = '', ...filters }: OfficeRequest<typeof moveMatchingOrders>['body'],
) {
  const searched = readOrderSearch(q);
  const wanted = { ...filters, ...(searched && { searched }) };
  const key = readCursor(cursor, 3);
  const found = await read((transaction) => listOrderKeys(transaction, wanted, { key, limit: batch }));
  const { rows, next } = pageOf(found, batch, ({ orderedAt, orderNo, mallId }) => [
    ...[orderedAt.toISOString(), orderNo, mallId],
  ]);
  const results = await outcomesOf(rows, orderOf, (place) => moveOne({ write, staffNo }, place, to));
  return { results, ...(next !== undefined && { next }) };
}
