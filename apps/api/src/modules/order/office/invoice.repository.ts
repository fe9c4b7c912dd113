import type { Personal } from '@mall/contracts/office/personal';
import type { OrderState } from '@mall/contracts/order-codes';
import { ofScope } from '@mall/db/in-office';
import type { TravellingLine } from '@mall/domain/parcels';
import { sql } from 'kysely';
import type { OfficeReader } from '../../../office/office-rows.ts';

/** An order named by a row of invoices, with the facts that decide about the row. */
export type NamedOrder = {
  readonly mallId: number;
  readonly orderNo: string;
  readonly memberNo: number;
  readonly state: OrderState;
  readonly recipient: Personal<'name'>;
  readonly isClaimed: boolean;
  readonly lines: readonly TravellingLine[];
  /** Its parcels, each as `carrier invoice`. */
  readonly parcels: readonly string[];
};

/** The orders with these numbers in the malls of the scope. */
export async function listNamedOrders(transaction: OfficeReader, orderNos: readonly string[]): Promise<NamedOrder[]> {
  const { rows } = await sql<NamedOrder>`
    select o.mall_id, o.order_no, o.member_no, o.state, o.recipient,
      exists (select from claim c where c.mall_id = o.mall_id and c.order_no = o.order_no
        and c.state in ('REQUESTED', 'APPROVED', 'PICKED_UP')) as is_claimed,
      (select coalesce(jsonb_agg(jsonb_build_object('quantity', l.quantity, 'takenBack', l.taken_back, 'shipped', coalesce((
          select sum(s.pieces) from shipment_line s
          where s.mall_id = l.mall_id and s.order_no = l.order_no and s.line_no = l.line_no), 0))), '[]')
        from order_line l where l.mall_id = o.mall_id and l.order_no = o.order_no) as lines,
      array(select s.carrier || ' ' || s.invoice_no from shipment s
        where s.mall_id = o.mall_id and s.order_no = o.order_no) as parcels
    from mall_order o
    where ${ofScope('o.mallId', transaction.scope)} and o.order_no = any (${[...orderNos]}::text[])`.execute(
    transaction,
  );
  return rows;
}
