import type { Personal } from '@mall/contracts/office/personal';
import { ofScope } from '@mall/db/in-office';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { OfficeReader } from '../../../office/office-rows.ts';

export type Place = { readonly mallId: number; readonly orderNo: string };

/** Restricts to these orders, within the scope. */
const isOf = (transaction: OfficeReader, places: readonly Place[]): RawBuilder<SqlBool> => sql`
  ${ofScope('o.mallId', transaction.scope)}
  and (o.mall_id, o.order_no) in (
    select * from unnest(${places.map(({ mallId }) => mallId)}::int[], ${places.map(({ orderNo }) => orderNo)}::text[]))`;
/** Pieces of a line that are neither returned nor in a parcel. */
const waiting = sql`l.quantity - l.taken_back - coalesce((
  select sum(s.pieces) from shipment_line s
  where s.mall_id = l.mall_id and s.order_no = l.order_no and s.line_no = l.line_no), 0)`;

export type PickingRow = {
  readonly productNo: string;
  readonly productName: string;
  readonly optionText: string;
  readonly pieces: number;
  readonly orders: readonly { readonly orderNo: string; readonly pieces: number }[];
};

/** The pieces to pick, by product and option. */
export async function listPickingRows(transaction: OfficeReader, places: readonly Place[]): Promise<PickingRow[]> {
  const { rows } = await sql<PickingRow>`
    select product_no, max(product_name) as product_name, max(option_text) as option_text, sum(pieces)::int as pieces,
      jsonb_agg(jsonb_build_object('orderNo', order_no, 'pieces', pieces) order by order_no) as orders
    from (
      select l.product_no, l.option_no, l.product_name, l.option_text, o.order_no, (${waiting})::int as pieces
      from mall_order o join order_line l using (mall_id, order_no)
      where ${isOf(transaction, places)} and o.state in ('PAID', 'PREPARING')) w
    where pieces > 0
    group by product_no, option_no
    order by product_no, option_no`.execute(transaction);
  return rows;
}

export type SlipRow = Place & {
  readonly memberNo: number;
  readonly mallName: string;
  readonly orderedAt: Date;
  readonly recipient: Personal<'name'>;
  readonly recipientPhone: Personal<'phone'>;
  readonly postcode: string;
  readonly address: Personal<'address'>;
  readonly deliveryRequest: string;
  readonly lines: readonly (Omit<PickingRow, 'orders'> & { readonly pieces: number })[];
};

/** Whole addresses; used by slips only. */
export async function listSlipRows(transaction: OfficeReader, places: readonly Place[]): Promise<SlipRow[]> {
  const { rows } = await sql<SlipRow>`
    select o.mall_id, o.order_no, o.member_no, mall.name as mall_name, o.ordered_at, o.recipient, o.recipient_phone, o.postcode,
      concat_ws(' ', o.road_address, nullif(o.detail_address, '')) as address, o.delivery_request,
      (select jsonb_agg(jsonb_build_object('productNo', l.product_no, 'productName', l.product_name, 'optionText', l.option_text,
          'pieces', l.quantity - l.taken_back) order by l.line_no)
        from order_line l
        where l.mall_id = o.mall_id and l.order_no = o.order_no and l.quantity > l.taken_back) as lines
    from mall_order o join mall using (mall_id)
    where ${isOf(transaction, places)} and o.state in ('PAID', 'PREPARING', 'SHIPPED', 'DELIVERED', 'CONFIRMED')
    order by o.order_no, o.mall_id`.execute(transaction);
  return rows.map(({ lines, ...row }) => ({ ...row, lines: lines ?? [] }));
}
