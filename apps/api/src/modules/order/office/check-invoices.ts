import { fieldError } from '@mall/contracts/errors';
import { type InvoiceVerdict, mostInvoices } from '@mall/contracts/office/order-moves';
import { type InvoiceLine, isInvoiceNo, isKnownCarrier, readInvoices } from '@mall/domain/office/invoice-sheet';
import { mayMoveOrder } from '@mall/domain/order-states';
import { piecesToShip } from '@mall/domain/parcels';
import type { OfficeReader } from '../../../office/office-rows.ts';
import { listNamedOrders, type NamedOrder } from './invoice.repository.ts';

export type JudgedInvoice = InvoiceLine & {
  readonly verdict: InvoiceVerdict;
  readonly order: NamedOrder | undefined;
};

/** Parses pasted invoices and reports the outcome expected for each row; 4220 above 10,000 rows. */
export async function judgeInvoices(
  transaction: OfficeReader,
  sheet: { readonly text: string; readonly carrier?: string | undefined },
): Promise<JudgedInvoice[]> {
  const lines = readInvoices(sheet.text, sheet.carrier);
  if (lines.length > mostInvoices) throw fieldError('text', '한 번에 10,000줄까지 보낼 수 있어요.');
  const orders = await listNamedOrders(transaction, [...new Set(lines.map(({ orderNo }) => orderNo))]);
  const byNo = Map.groupBy(orders, ({ orderNo }) => orderNo);
  const seen = new Set<string>();
  return lines.map((line) => {
    const order = oneOf(byNo.get(line.orderNo));
    const key = [line.orderNo, line.carrier, line.invoiceNo].join(' ');
    const verdict = seen.has(key) ? 'DUPLICATE' : verdictOf(line, order);
    seen.add(key);
    return { ...line, order, verdict };
  });
}

/** Order numbers are unique per mall only: of several orders, the one that awaits its parcel is meant. */
const oneOf = (orders: readonly NamedOrder[] = []): NamedOrder | undefined =>
  orders.find(({ state }) => mayMoveOrder(state, 'SHIPPED')) ?? orders[0];

function verdictOf({ orderNo, carrier, invoiceNo }: InvoiceLine, order: NamedOrder | undefined): InvoiceVerdict {
  if (orderNo === '') return 'NO_ORDER_NO';
  if (!order) return 'UNKNOWN_ORDER';
  if (invoiceNo === '') return 'EMPTY';
  if (!isKnownCarrier(carrier)) return 'UNKNOWN_CARRIER';
  if (!isInvoiceNo(invoiceNo)) return 'BAD_NUMBER';
  if (order.parcels.includes(`${carrier} ${invoiceNo}`)) return 'ALREADY';
  if (!mayMoveOrder(order.state, 'SHIPPED')) return 'WRONG_STATE';
  if (order.isClaimed) return 'CLAIMED';
  return order.lines.some((line) => piecesToShip(line) > 0) ? 'RIGHT' : 'NOTHING_LEFT';
}
