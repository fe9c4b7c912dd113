-- The office finds the orders of a product or a brand here. With the order beside it, lines by the ten thousand are counted within the
-- index, not row by row.
create index order_line_product_and_order on order_line (product_no, option_no) include (mall_id, order_no);
drop index order_line_product;
alter index order_line_product_and_order rename to order_line_product;
