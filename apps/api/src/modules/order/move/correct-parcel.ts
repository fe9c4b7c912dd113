import { AppError, fieldError } from '@mall/contracts/errors';
import { inMall, type MallScope } from '@mall/db/in-mall';
import { isKnownCarrier } from '@mall/domain/office/invoice-sheet';
import { mayCorrectParcel } from '@mall/domain/order-states';
import type { Dependencies } from '../../../dependencies.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { lockOrder } from '../lock-order.ts';
import { insertOrderEvent } from '../order.repository.ts';
import { listParcels, type ParcelRow, updateParcel } from '../parcel.repository.ts';

type Invoice = Pick<ParcelRow, 'carrier' | 'invoiceNo'>;
type Correction = Invoice & {
  readonly orderNo: string;
  readonly shipmentNo: number;
  /** The invoice number that staff saw when they started the correction. */
  readonly seen: string;
  readonly staffNo: number;
};

/**
 * Corrects the carrier or invoice number of a parcel that is not delivered yet; recorded in the history, and mailed to
 * the member, who was mailed the wrong one. Errors: 4043; 4090 it was corrected since; 4094 it is delivered; 4220 an
 * unknown carrier, or another parcel's number.
 */
export function correctParcel(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  mall: MallScope,
  { orderNo, shipmentNo, seen, staffNo, ...invoice }: Correction,
): Promise<void> {
  return inMall(database, mall, async (transaction) => {
    const { state, memberNo } = await lockOrder(transaction, orderNo);
    const parcels = await listParcels(transaction, [orderNo]);
    const parcel = parcels.find((one) => one.shipmentNo === shipmentNo);
    if (!parcel) throw new AppError('4043');
    if (!mayCorrectParcel(state)) throw new AppError('4094');
    if (parcel.invoiceNo !== seen) throw new AppError('4090');
    assertNew(invoice, parcels);
    const at = clock();
    await updateParcel(transaction, { orderNo, shipmentNo, ...invoice });
    const event = { orderNo, fromState: state, toState: state, happenedAt: at, staffNo };
    await insertOrderEvent(transaction, { ...event, actor: 'OPERATOR', reason: '송장 수정' });
    await queueMail(transaction, { kind: 'ORDER_INVOICE_CORRECTED', facts: { orderNo, memberNo }, at });
  });
}

function assertNew({ carrier, invoiceNo }: Invoice, parcels: readonly Invoice[]): void {
  if (!isKnownCarrier(carrier)) throw fieldError('carrier', '택배사를 골라 주세요.');
  if (parcels.some((one) => one.carrier === carrier && one.invoiceNo === invoiceNo))
    throw fieldError('invoiceNo', '이 주문에 이미 있는 송장이에요.');
}
