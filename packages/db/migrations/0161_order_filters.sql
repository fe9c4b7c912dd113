-- What the office finds orders by that few orders have (docs/query-plans.md, The office).
create index mall_order_by_hand on mall_order (ordered_at, order_no, mall_id) where placed_by is not null;
create index mall_order_postcode on mall_order (postcode);
