-- Products are made in the office; their numbers are the database's to give: the month, and a number of their own.
create sequence product_number;
create function next_product_no() returns text
  language sql volatile
  return 'GD' || to_char(now() at time zone 'Asia/Seoul', 'YYMM') || lpad(nextval('product_number')::text, 5, '0');
alter table product alter column product_no set default next_product_no();
revoke execute on function next_product_no() from public;
grant execute on function next_product_no() to mall_office;
grant usage on sequence product_number to mall_office;
grant insert (kind, name, brand_id, model_name, state, approval, image, images, notice_group, delivery_method, changed_by, changed_at)
  on product to mall_office;
