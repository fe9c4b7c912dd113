import type { Shipment } from '@mall/db/generated';
import type { MallTransaction } from '@mall/db/in-mall';
import type { ParcelLine } from '@mall/domain/parcels';
import type { Selectable } from 'kysely';
import { type Insertable, sql } from 'kysely';

export type ParcelRow = Readonly<
  Pick<Selectable<Shipment>, 'orderNo' | 'shipmentNo' | 'carrier' | 'invoiceNo' | 'shippedAt'>
> & {
  readonly lines: readonly ParcelLine[];
};

const linesOfShipment = sql<ParcelLine[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('lineNo', l.line_no, 'pieces', l.pieces) order by l.line_no), '[]')
  from shipment_line l
  where l.mall_id = s.mall_id and l.order_no = s.order_no and l.shipment_no = s.shipment_no)`;

/** The parcels of these orders, in the order in which they were shipped. */
export function listParcels(transaction: MallTransaction, orderNos: readonly string[]): Promise<ParcelRow[]> {
  return transaction
    .selectFrom('shipment as s')
    .select(['s.orderNo', 's.shipmentNo', 's.carrier', 's.invoiceNo', 's.shippedAt'])
    .select(linesOfShipment.as('lines'))
    .where('s.mallId', '=', transaction.mallId)
    .where('s.orderNo', 'in', orderNos)
    .orderBy('s.orderNo')
    .orderBy('s.shipmentNo')
    .execute();
}

type NewParcel = Omit<Insertable<Shipment>, 'mallId'> & { readonly lines: readonly ParcelLine[] };

/** Stores a parcel with its contents. The caller must have locked the order. */
export async function insertParcel(transaction: MallTransaction, { lines, ...parcel }: NewParcel): Promise<void> {
  const { mallId } = transaction;
  const { orderNo, shipmentNo } = parcel;
  await transaction
    .insertInto('shipment')
    .values({ ...parcel, mallId })
    .execute();
  await transaction
    .insertInto('shipmentLine')
    .values(lines.map((line) => ({ ...line, orderNo, shipmentNo, mallId })))
    .execute();
}

type Corrected = Pick<ParcelRow, 'orderNo' | 'shipmentNo' | 'carrier' | 'invoiceNo'>;

/** Replaces a parcel's invoice. The caller must have locked the order. */
export async function updateParcel(
  transaction: MallTransaction,
  { orderNo, shipmentNo, ...invoice }: Corrected,
): Promise<void> {
  await transaction
    .updateTable('shipment')
    .set(invoice)
    .where('mallId', '=', transaction.mallId)
    .where('orderNo', '=', orderNo)
    .where('shipmentNo', '=', shipmentNo)
    .execute();
}
