import type { MallTransaction } from '@mall/db/in-mall';
import type { Held } from '@mall/domain/holding-limit';
import { sql } from 'kysely';

/** Pieces that a member's unpaid orders hold now, except those bought at a special sale, which the sale counts. */
export async function readHeld(
  transaction: MallTransaction,
  { memberNo }: { readonly memberNo: number },
): Promise<Held> {
  const { rows } = await sql<{ productNo: string | null; pieces: number; orderCount: number }>`
    with unpaid as (
      select order_no from mall_order
      where mall_id = ${transaction.mallId} and member_no = ${memberNo} and state = 'PENDING_PAYMENT'
    )
    select null as product_no, 0 as pieces, count(*)::int as order_count from unpaid
    union all
    select l.product_no, sum(l.quantity - l.taken_back)::int, 0
    from unpaid join order_line l on l.mall_id = ${transaction.mallId} and l.order_no = unpaid.order_no
    where l.sale_no is null
    group by l.product_no`.execute(transaction);
  return {
    orderCount: rows.reduce((sum, { orderCount }) => sum + orderCount, 0),
    pieces: rows.flatMap(({ productNo, pieces }) => (productNo === null ? [] : [{ productNo, pieces }])),
  };
}
