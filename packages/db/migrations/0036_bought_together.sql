-- The latest orders of a product in a mall, for what was bought along with it.
create index order_line_product_of_mall on order_line (mall_id, product_no, order_no desc);
