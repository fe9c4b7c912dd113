import { type RawBuilder, sql } from 'kysely';

/**
 * Rows (product_no, option_no, held): pieces that orders and applications have taken from the shelf and that have not left the warehouse, of
 * the products that `products` lists. Joined with the movements, so an order that gave its pieces back holds none.
 */
export const heldPieces = (products: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select product_no, option_no, sum(pieces)::int as held from (
    select m.product_no, m.option_no, -m.pieces as pieces
    from mall_order o join stock_movement m using (mall_id, order_no)
    where o.state in ('PENDING_PAYMENT', 'PAID', 'PREPARING') and m.product_no in (${products})
    union all
    select l.product_no, l.option_no, -s.pieces
    from mall_order o join shipment_line s using (mall_id, order_no) join order_line l using (mall_id, order_no, line_no)
    where o.state in ('PENDING_PAYMENT', 'PAID', 'PREPARING') and l.product_no in (${products})
    union all
    select m.product_no, m.option_no, -m.pieces
    from application a join application_movement m using (mall_id, application_no)
    where a.state in ('RECEIVED', 'CERTIFIED', 'APPROVED', 'ON_HOLD', 'ACTIVATION_REQUESTED', 'ACTIVATED')
      and m.product_no in (${products})
  ) kept group by product_no, option_no`;
