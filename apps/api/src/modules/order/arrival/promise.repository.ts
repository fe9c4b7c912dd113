import type { DeliveryMethod } from '@mall/contracts/product-codes';
import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';

type LineToPromise = {
  readonly orderNo: string;
  readonly lineNo: number;
  readonly deliveryMethod: DeliveryMethod;
  readonly shipsToday: boolean;
  readonly postcode: string;
};

/** The facts that the promised days of these orders' lines depend on. */
export async function listLinesToPromise(
  transaction: MallTransaction,
  orderNos: readonly string[],
): Promise<LineToPromise[]> {
  const { rows } = await sql<LineToPromise>`
    select l.order_no, l.line_no, l.delivery_method, p.ships_today, o.postcode
    from mall_order o join order_line l using (mall_id, order_no) join product p using (product_no)
    where o.mall_id = ${transaction.mallId} and o.order_no = any (${orderNos}::text[])`.execute(transaction);
  return rows;
}

type Promised = { readonly orderNo: string; readonly lineNo: number; readonly day: string | null };

/** Stores promised days. A line that has one already keeps the later of the two. */
export async function postponePromises(transaction: MallTransaction, promised: readonly Promised[]): Promise<void> {
  await sql`
    update order_line l set promised_on = greatest(l.promised_on, p.day)
    from unnest(
      ${promised.map(({ orderNo }) => orderNo)}::text[], ${promised.map(({ lineNo }) => lineNo)}::int[],
      ${promised.map(({ day }) => day)}::date[]) p (order_no, line_no, day)
    where l.mall_id = ${transaction.mallId} and l.order_no = p.order_no and l.line_no = p.line_no`.execute(transaction);
}
